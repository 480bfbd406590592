/**
 * What the words of a note are about, as far as it tells a request for hair from a request for more. A word may stand in
 * several rows; `word*` takes any ending. The rows judge nothing: how much each counts, for or against, is learned from the
 * labelled notes (note-weights.ts). They help with words that no labelled note has.
 */
export const NOTE_CLASSES = {
  writer: 'i me my mine myself im ill id ive',
  writers: 'we us our ours ourselves were weve well',
  you: 'you your yours yourself yourselves u ur youre youll youd youve urself ya',
  she: 'she her hers herself shes',
  he: 'he him his himself hes',
  they: 'they them their theirs themselves',
  somebody: 'who whose whom whoever someone somebody anyone anybody person people stranger* human',
  giver: 'seller* donor* owner* grower* giver* volunteer* candidate* lister*',
  woman:
    'woman women lady ladies girl girls gal gals female* grl chick* miss madam maam damsel* gentlewoman lass lasses frau* maedchen madchen femme* fille* mujer* chica* ragazz* donna donne ladki* aurat* mahila* nari',
  man: 'man men guy guys male males gentleman gentlemen boy boys lad lads bloke sir mister',
  kin: 'wife wives husband* mother* mum mums mom moms mummy daughter* sister* aunt* niece* cousin* grandmother* grandma gran granny nan nana grandad grandfather father* dad dads brother* son sons uncle* nephew* family families twin twins parent* relative* kid kids child children baby babies toddler* granddaughter* grandson* maa beti behen didi patni biwi',
  romance:
    'boyfriend* girlfriend* fiance* partner* lover* bride* groom married unmarried marry marriage wedding* single divorce* widow* spouse relationship* romance romantic date dates dating flirt* kiss* hug hugs cuddle* darling dear dearest honey sweetheart sweetie babe baby beloved soulmate* crush* valentine* companion* mistress muse friendship* friend friends penpal* penfriend* pal pals',
  desire:
    'sex* erotic* fetish* kink kinks fantasy fantasi* arous* horny naked nude* topless lust* intimate* intimacy sensual* seduc* orgasm* climax* naughty dirty hot virgins virginity chaste pure innocent innocence lingerie bikini panties underwear bra bondage domin* submiss* obedien* obey* slave* punish* humiliat* spank* turn*',
  body: 'face faces facial cheek* lips mouth tongue teeth smile* neck necks nape throat shoulder* back backs chest breast* bust bosom waist hip hips belly stomach tummy leg legs thigh* knee knees foot feet toe toes sole soles barefoot hand hands finger* arm arms armpit* body bodies figure curves curvy slim skinny slender petite chubby eye eyes eyelash* ear ears forehead scalp skin nail nails lap height tall',
  bald: 'bald* shave* shaving headshave* buzz* clipper* razor* tonsure* mundan crewcut* pixie bob crop cropped undercut* mohawk stubble smooth foam glatze rasier* ganja ganji',
  cut: 'cut cuts cutting chop* snip* haircut* scissor* shear* shorn lop lopped hack hacked trim* crop harvest* kaat* kate kata kati schneid* abschneid* coupe couper cort*',
  salon: 'salon* hairdresser* stylist* barber* parlour* parlor* hairstylist* saloon',
  film: 'video* vid vids film films filmed filming record* camera* cam webcam* livestream* stream* footage clip clips zoom skype facetime movie* tape v1d* vdo reel reels tiktok youtube onlyfans',
  picture:
    'photo* picture* pic pics image* selfie* portrait* snapshot* mirror model* pose* posing shoot foto*',
  look: 'watch* witness* present attend* see sees seeing seen look looks looking stare* staring gaze* gazing observe* observing view views viewing spectat* audience dekh* zuschau* regard* mirar ver',
  sound: 'hear* listen* sound* voice* whisper* sing sings call calls phone* audio',
  touch:
    'touch* feel feels feeling* felt stroke* stroking caress* pet play plays playing hold holds holding handle comb combs combing brush brushes brushing oil oiling wash washing braid braiding plait plaiting massage* pull pulled pulling tug run rub* grab* chhu* soongh* anfass* streichel* tocar',
  smell:
    'smell* scent* sniff* perfume* fragran* odour* odor* aroma* sweat* unwashed greasy taste* lick* inhale* breathe* khushbu riech* sentir',
  bed: 'bed beds bedroom* pillow* sheet sheets mattress* sleep* night nights asleep dream* nightgown* nightdress* nightie pyjama* bath bathroom* bathtub* shower* sauna towel* hotel* motel* sofa couch',
  clothes:
    'dress* saree* sari lehenga skirt* blouse* shirt* uniform* heels boots shoes slippers socks stockings tights robe* cape gown* apron* veil* hijab* scarf scarves ribbon* hat jeans leather latex clothes clothing wear wears wearing wore worn outfit* hairband* scrunchie* hairbrush* hairpin*',
  feeling:
    'love loves loved loving adore* admir* worship* enjoy* passion* obsess* crave* craving desire* longing yearn* thrill* excit* delight* pleasure* joy happy happiest sad sadness cry cries cried crying tear tears weep* sob nervous afraid scared shy shame* ashamed blush* brave courage* regret* reluct* hesita* proud pride emotion* mood heart hearts soul* special magical beautiful pretty gorgeous lovely attractive stunning cute charming sweet beauty beauties goddess queen princess angel lonely loneliness comfort*',
  story:
    'think* thought* wonder* curious know* knew tell tells telling told describe* story stories life lives personal private* secret* name names about why because reason* memory memories remember* forget letter letters diary diaries write writes writing wrote essay poem* handwrit* autograph* biograph* history',
  age: 'age aged ages old older young younger youngest teen* schoolgirl* school student* college* university minor underage birthday* birth year years yr yrs youthful youth mature elderly pupil*',
  job: 'nurse* maid maids nun nuns stewardess* secretary dancer* actress* actor* teacher* waitress* hostess* job profession occupation religion caste ethnic* nationality',
  meeting:
    'meet* visit* come comes coming came travel* drive drives driving fly join* together alone person personally house home flat apartment place room kitchen garden studio park cafe coffee dinner lunch drink drinks wine restaurant* weekend evening* afternoon* trip holiday invite* guest* companion* milna milne milo treffen rencontr* conocer*',
  reward:
    'generous* bonus extra double triple twice reward* cash tip tips gift gifts present presents spoil* sponsor* allowance weekly monthly sugar dollars hundred thousand favour favor richly handsomely',
  secret:
    'secret* discreet* discret* private* confidential* anonymous* nobody noone quiet quietly between hidden blindfold*',
  power:
    'let allow* must order* command* dare* bet challenge* decide* choose* obey* force* against willing volunteer* surrender* sacrifice* permission agree submit beg begg*',
  keeping:
    'collect collection* collector* keep keeps keeping kept souvenir* memento* trophy trophies treasure* keepsake* album* forever possess* own owned belong* private',
  wish: 'want wants wish* would could like likes hope* dream*',
  question: 'what how which when where why please tell describe do are is',
  moment:
    'fall falls falling fell drop* floor ground moment* slow slowly last first finally goodbye farewell while during after afterwards before gone lose losing lost',
  talk: 'chat* talk* conversation* contact* message* text call* number whatsapp telegram reply* touch email private dm',
  piece:
    'wig wigs topper* toupee* hairpiece* piece pieces extension* weft* weave* lace frontal* closure* sheitel* postiche* bundle* hank* fringe bangs ponytail* tail tails lock locks strand* tress* bulk cap caps ventilat* knot* wigmaker* wigmaking peruk* zweithaar clipins tapeins beard* moustache* eyebrow*',
  quality:
    'virgin remy raw untreated unprocessed natural* uncoloured uncolored undyed dye* bleach* henna* perm perms permed colour* color* highlight* keratin relax* rebond* silicone chemical* ammonia straighten* heat iron* cuticle* split ends healthy dry damage* brittle frizz* shiny shine dull porous texture* density layer* blunt',
  measure:
    'inch inches in cm centimetre* centimeter* mm gram* g gm gms kg kilo* oz ounce* weigh* length* long longer longest short shorter thick* thin thinner circumference metre* meter* tape ruler scale',
  texture:
    'straight wavy wave waves curly curl curls coily afro kinky silky coarse fine soft smooth black brown brunette blond* red redhead ginger auburn grey gray white silver chestnut ash golden honey copper dark light warm cool shade* tone tones level',
  post: 'post posted posting postage parcel* ship* courier* customs deliver* envelope* tracked tracking insured insurance packet* package* pack packed packing bag bags ziplock box padded fedex dhl ups royal mail import* export* duty duties',
  price:
    'price* pay paid paying payment* budget* cost* invoice* receipt* gst vat rate* quote* cheap* expensive afford* refund* euro euros pound pounds dollar rupee* offer* negotia* haggl* fair bargain order* per',
  trade:
    'workshop* maker* business* company salon* supplier* supply wholesale* stock client* customer* studio* apprentice* training academy hospital* charity charities theatre* theater* opera museum* film* production* costume* factory* exporter* importer* atelier* firm registered regular* repeat long-term partner* school* lab research* trainee* hairdresser*',
  illness:
    'chemo* cancer* alopecia treatment* thinning hospital* illness* ill sick loss medical patient* surgery operation burn burns burned scar* trichotillomania lupus thyroid therapy recovering recovery ward oncolog* bald',
  craft:
    'doll dolls puppet* reborn* jewel* bracelet* brooch* mourning violin bow bows art artist* sculpture* installation* exhibition* weaving loom felting embroider* crochet knit* fly lures model railway cosplay* costume* larp panto* play stage show musical drama character* reenact* historical restor* antique* mannequin* practise practice train*',
  tying:
    'tie tied tying elastic* band bands rubber braid braids braided plait plaits root roots end ends secured secure sealed string ribbon',
  care: 'smoke* pet pets lice nits mould* moth* wash* shampoo* clean dry dried sulphate conditioner* oil oiled perfume fabric detergent allerg* asthma',
  time: 'week weeks month months day days year years until till before by january february march april may june july august september october november december spring summer autumn winter easter christmas eid diwali deadline* hurry rush soon monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight',
  courtesy: 'thank* please kindly cheers regards hello hi hey greetings namaste welcome sorry',
  no: 'no not never dont doesnt none without nor neither cannot cant wont isnt arent',
  consent:
    'ok okay fine welcome acceptable good great perfect ideal ideally prefer* possible useful enough either any',
} as const;
