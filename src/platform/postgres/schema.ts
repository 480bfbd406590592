// Generated from the migrated database by `npm run schema`: change a migration, not this file.
import type { ColumnType, Generated } from 'kysely';

export type AccountRole = 'admin' | 'creator' | 'moderator' | 'enduser';
export type AdEvent =
  | 'save'
  | 'submit'
  | 'approve'
  | 'ask-for-changes'
  | 'reject'
  | 'undo-review'
  | 'pause'
  | 'expire'
  | 'put-live'
  | 'mark-sold'
  | 'delete'
  | 'undo-delete'
  | 'finish'
  | 'set-aside';
export type AdStatus =
  | 'draft'
  | 'pending_review'
  | 'changes_requested'
  | 'rejected'
  | 'live'
  | 'paused'
  | 'expired'
  | 'sold'
  | 'deleted';
export type AlertPace = 'instant' | 'daily' | 'weekly';
export type AppealOutcome = 'upheld' | 'reversed';
export type BuyerKind = 'wig-maker' | 'salon' | 'extension-maker' | 'artist' | 'private';
export type CaseEntryKind = 'words' | 'answer' | 'note' | 'event';
export type CodePurpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'staff-invitation'
  | 'recovery';
export type Currency = 'USD' | 'GBP' | 'EUR' | 'INR';
export type CutState = 'uncut' | 'cut';
export type Cutter = 'salon' | 'myself' | 'friend-or-family';
export type HairColour = 'auburn' | 'black' | 'blonde' | 'brown' | 'chestnut' | 'red' | 'white-and-grey';
export type HairCondition = 'excellent' | 'good' | 'fair';
export type HairEthnicity = 'indian' | 'asian' | 'african' | 'caucasian' | 'middle-eastern';
export type HairLength =
  | 'under-5-inches'
  | '5-10-inches'
  | '10-15-inches'
  | '15-20-inches'
  | '20-25-inches'
  | '25-30-inches'
  | '30-inches-plus';
export type HairSeller = 'private' | 'dealer';
export type HairSource = 'own-hair' | 'salon-cut' | 'family' | 'dealer';
export type HairTexture = 'straight' | 'wavy' | 'curly' | 'coily';
export type HairTreatment = 'virgin' | 'dyed' | 'permed-or-relaxed' | 'bleached-or-highlighted';
export type HeatUse = 'never' | 'sometimes' | 'often';
export type HeldDecision = 'released' | 'refused';
export type HoldKind = 'check' | 'leaving' | 'suspension' | 'removal';
export type MessageScreening = 'delivered' | 'masked' | 'held';
export type NotificationKind =
  | 'new-message'
  | 'ad-news'
  | 'ad-expiring'
  | 'plan-ending'
  | 'saved-search'
  | 'saved-ad'
  | 'offer'
  | 'sale'
  | 'match'
  | 'staff-decision'
  | 'rating'
  | 'price-drop'
  | 'followed-seller'
  | 'bundle';
export type OfferEnd =
  | 'ad-changed'
  | 'ad-gone'
  | 'agreed-with-another'
  | 'blocked'
  | 'left'
  | 'refused-by-staff'
  | 'time-over'
  | 'called-off'
  | 'sale-failed';
export type OfferState =
  | 'held'
  | 'open'
  | 'accepted'
  | 'declined'
  | 'countered'
  | 'withdrawn'
  | 'expired'
  | 'lapsed'
  | 'sold'
  | 'fell-through';
export type OrderState =
  | 'created'
  | 'approved'
  | 'capturing'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'refunded';
export type PhotoSlot = 'full-length' | 'tape' | 'ends' | 'tied-end';
export type PhotoState = 'uploaded' | 'attached' | 'in-sale';
export type RefundState = 'asked' | 'done' | 'refused';
export type RefundWay = 'whole' | 'days' | 'part';
export type ReportOutcome = 'removed' | 'warned' | 'dismissed';
export type ReportReason =
  | 'temple-hair'
  | 'not-the-sellers-hair'
  | 'photo-from-elsewhere'
  | 'minor'
  | 'harassment'
  | 'scam'
  | 'wrong-facts'
  | 'other';
export type RootsTied = 'yes' | 'no' | 'unknown';
export type SaleAccount = 'payer' | 'held' | 'seller' | 'house' | 'provider';
export type SaleEnd =
  | 'paid-out'
  | 'called-off'
  | 'not-connected'
  | 'not-paid'
  | 'declined'
  | 'too-late'
  | 'not-posted'
  | 'cancelled-by-buyer'
  | 'cancelled-by-seller'
  | 'less-than-promised'
  | 'given-in'
  | 'decided'
  | 'decided-by-clock'
  | 'returned'
  | 'suspended'
  | 'frozen'
  | 'ad-changed'
  | 'left'
  | 'taken-back'
  | 'consent'
  | 'given-back';
export type SaleEvent =
  | 'agree'
  | 'connect'
  | 'keep-longer'
  | 'withdraw'
  | 'lapse'
  | 'take'
  | 'complete'
  | 'pend'
  | 'fail'
  | 'differ'
  | 'late-money'
  | 'show-code-word'
  | 'prove'
  | 'ship'
  | 'correct-parcel'
  | 'grant-days'
  | 'ask-to-cancel'
  | 'answer-cancel'
  | 'cancel'
  | 'stop'
  | 'offer-part'
  | 'take-part'
  | 'say-arrived'
  | 'note-arrival'
  | 'accept-hair'
  | 'dispute'
  | 'answer'
  | 'add-evidence'
  | 'drop'
  | 'give-in'
  | 'decide'
  | 'accept-decision'
  | 'appeal'
  | 'post-return'
  | 'return-came'
  | 'object'
  | 'freeze'
  | 'unfreeze'
  | 'settle'
  | 'reverse'
  | 'pay-out'
  | 'refund';
export type SaleFreeze = 'staff' | 'report' | 'provider' | 'difference' | 'consent';
export type SaleMoneyState = 'asked' | 'done' | 'failed' | 'stopped';
export type SaleOutcome = 'release' | 'refund' | 'part' | 'return';
export type SalePaymentState =
  | 'open'
  | 'attempted'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'dropped'
  | 'differs';
export type SalePhotoKind =
  | 'before'
  | 'tape'
  | 'scale'
  | 'tied'
  | 'closed-parcel'
  | 'opened'
  | 'receipt'
  | 'return'
  | 'other';
export type SaleProblem =
  | 'not-received'
  | 'empty-or-wrong'
  | 'not-as-described'
  | 'less-than-agreed'
  | 'damaged'
  | 'by-staff'
  | 'return-objected';
export type SaleRefundKind = 'whole' | 'cancel' | 'part' | 'late' | 'after-release';
export type SaleState =
  | 'agreed'
  | 'paying'
  | 'payment_pending'
  | 'paid'
  | 'preparing'
  | 'proved'
  | 'shipped'
  | 'delivered'
  | 'disputed'
  | 'returning'
  | 'frozen'
  | 'releasing'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'reversed'
  | 'withdrawn'
  | 'lapsed';
export type SaleStatementKind = 'claim' | 'answer' | 'addition' | 'appeal';
export type SellerLinkState = 'started' | 'ready' | 'incomplete' | 'revoked';
export type SessionStrength = 'weak' | 'strong';
export type ShipsTo = 'own-country' | 'worldwide' | 'countries';
export type WantedStatus = 'pending_review' | 'live' | 'rejected' | 'ended' | 'deleted';
export type Washing = 'daily' | 'every-few-days' | 'weekly-or-less';

export type DB = {
  accounts: {
    id: Generated<string>;
    account_type: number;
    role: Generated<AccountRole>;
    username: string;
    email: string;
    password_hash: string | null;
    password_changed_at: Date | null;
    country: string;
    buyer_kind: BuyerKind | null;
    business_name: string | null;
    trader_details: string | null;
    adult_confirmed_at: Date | null;
    terms_version: string | null;
    terms_accepted_at: Date | null;
    totp_secret: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
    totp_confirmed_at: Date | null;
    totp_last_step: number | null;
    demo: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    verified_at: Date | null;
    last_login_at: Date | null;
    blocked_at: Date | null;
    deleted_at: Date | null;
    purge_after: Date | null;
    purged_at: Date | null;
    epoch: Generated<number>;
    username_skeleton: string | null;
    invited_until: Date | null;
  };
  ad_counts: {
    id: Generated<string>;
    status: AdStatus;
    band: HairLength;
    colour: HairColour;
    ethnicity: HairEthnicity | null;
    texture: HairTexture;
    treatment: HairTreatment;
    cut_state: CutState;
    ads: number;
  };
  ad_expiry_notices: {
    ad_id: string;
    expires_at: Date;
    days_before: number;
    written_at: Generated<Date>;
  };
  ad_figures_daily: {
    ad_id: string;
    day: string;
    views: Generated<number>;
    saves: Generated<number>;
    conversations: Generated<number>;
    low_offers: Generated<number>;
  };
  ad_import_results: {
    import_id: string;
    row: number;
    result: string;
    ad_id: string | null;
    status: AdStatus | null;
    waits_for_photos: Generated<boolean>;
    problems: ColumnType<unknown, string | undefined, string>;
  };
  ad_imports: {
    id: Generated<string>;
    account_id: string;
    file_name: string;
    columns: string[];
    rows: ColumnType<unknown, string, string>;
    states: ColumnType<unknown, string, string>;
    state: Generated<string>;
    created_at: Date;
    run_at: Date | null;
    done_at: Date | null;
  };
  ad_price_changes: {
    id: Generated<string>;
    ad_id: string;
    price: number | null;
    currency: Currency | null;
    ended_at: Date;
  };
  ad_status_moves: {
    from_status: AdStatus;
    to_status: AdStatus;
  };
  ad_transitions: {
    id: Generated<string>;
    ad_id: string;
    from_status: AdStatus | null;
    to_status: AdStatus;
    event: AdEvent;
    account_id: string | null;
    reason: string | null;
    request_id: string | null;
    at: Date;
  };
  ads: {
    id: Generated<string>;
    seller_id: string;
    entered_by: string | null;
    consent_noted_at: Date | null;
    consent_how: string | null;
    status: Generated<AdStatus>;
    status_since: Generated<Date>;
    version: Generated<number>;
    slug: Generated<string>;
    title: string | null;
    description: string | null;
    price: number | null;
    currency: Currency | null;
    open_to_offers: Generated<boolean>;
    price_usd_cents: number | null;
    length_mm: number | null;
    shortest_layer_mm: number | null;
    circumference_mm: number | null;
    grams: number | null;
    grams_estimated: Generated<boolean>;
    colour: HairColour | null;
    ethnicity: HairEthnicity | null;
    ethnicity_consent_at: Date | null;
    ethnicity_withdrawn_at: Date | null;
    texture: HairTexture | null;
    treatment: HairTreatment | null;
    condition: HairCondition | null;
    cut_state: CutState | null;
    cut_date: string | null;
    to_be_cut_by: Cutter | null;
    roots_tied: RootsTied | null;
    source: HairSource | null;
    declaration_version: string | null;
    declared_at: Date | null;
    heat: HeatUse | null;
    smoke_free: boolean | null;
    washing: Washing | null;
    country: string | null;
    town: string | null;
    ships_to: ShipsTo | null;
    ships_to_countries: Generated<string[]>;
    measured: Generated<boolean>;
    risk: Generated<number>;
    risk_signals: Generated<string[]>;
    featured_until: Date | null;
    published_at: Date | null;
    expires_at: Date | null;
    sold_at: Date | null;
    sold_price: number | null;
    demo: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    band: ColumnType<HairLength | null, never, never>;
    price_per_gram: ColumnType<number | null, never, never>;
    price_per_gram_usd: ColumnType<number | null, never, never>;
    search: Generated<string>;
    offer_floor: number | null;
    payment_ways: Generated<string[]>;
    sold_usd_cents: number | null;
    held: HoldKind | null;
    deleted_from: AdStatus | null;
    hair_age_years: number | null;
    postage_home: number | null;
    postage_near: number | null;
    postage_far: number | null;
    posts_to: ColumnType<string[] | null, never, never>;
    number: Generated<string>;
    ref: string | null;
    sold_by: Generated<HairSeller>;
    reserved_until: Date | null;
    reserved_offer: string | null;
    paid_offer: string | null;
  };
  ads_to_match: {
    ad_id: string;
    turn: Generated<string>;
  };
  answer_times: {
    account_id: string;
    typical_minutes: number;
    conversations: number;
    counted_at: Date;
  };
  audit: {
    id: Generated<string>;
    account_id: string | null;
    action: string;
    object_kind: string;
    object_id: string;
    before: ColumnType<unknown, string | null | undefined, string | null>;
    after: ColumnType<unknown, string | null | undefined, string | null>;
    reason: string;
    request_id: string | null;
    at: Generated<Date>;
  };
  banner_texts: {
    id: Generated<string>;
    position: number;
    text: string;
    link_url: string | null;
    link_text: string | null;
    active: Generated<boolean>;
    updated_by: string | null;
    updated_at: Generated<Date>;
    shown_from: string | null;
    shown_until: string | null;
    version: Generated<number>;
  };
  bans: {
    id: Generated<string>;
    account_id: string;
    kind: string;
    marks: string[];
    reason: string;
    placed_at: Date;
    placed_by: string;
    ends_at: Date;
    lifted_at: Date | null;
    lifted_by: string | null;
    lifted_why: string | null;
    version: Generated<number>;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    created_at: Generated<Date>;
  };
  bundle_members: {
    bundle_id: string;
    position: number;
    ad_id: string;
    price: number;
    currency: Currency;
    told_price: number | null;
    counted_grams: number;
    told_at: Date | null;
  };
  bundles: {
    id: Generated<string>;
    account_id: string;
    name: string;
    need: ColumnType<unknown, string, string>;
    is_watched: Generated<boolean>;
    told_at: Date | null;
    unsubscribe_token: string;
    created_at: Date;
  };
  buyer_checks: {
    account_id: string;
    state: string;
    business_name: string;
    register_number: string | null;
    website: string | null;
    shop_address: string;
    words: string | null;
    asked_at: Date;
    looked_at: Generated<string[]>;
    looked_words: string | null;
    told: string | null;
    decided_at: Date | null;
    decided_by: string | null;
    until: Date | null;
    version: Generated<number>;
  };
  case_entries: {
    id: Generated<string>;
    case_id: string;
    kind: CaseEntryKind;
    author_id: string | null;
    text: string | null;
    note: string | null;
    created_at: Generated<Date>;
  };
  cases: {
    id: Generated<string>;
    case_number: string;
    topic: string;
    email: string;
    account_id: string | null;
    ad_id: string | null;
    text: string;
    created_at: Generated<Date>;
    closed_at: Date | null;
    version: Generated<number>;
    last_at: Generated<Date>;
    due_at: Date | null;
    queued_at: Generated<Date>;
    handler_id: string | null;
    for_management: Generated<boolean>;
    opened_by: string | null;
  };
  codes: {
    id: Generated<string>;
    account_id: string;
    purpose: CodePurpose;
    email: string;
    code_hmac: string;
    tries: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  conversations: {
    id: Generated<string>;
    ad_id: string;
    buyer_id: string;
    seller_id: string;
    created_at: Generated<Date>;
    last_message_at: Generated<Date>;
    buyer_read_at: Date | null;
    seller_read_at: Date | null;
    buyer_archived_at: Date | null;
    seller_archived_at: Date | null;
    sold_at: Date | null;
  };
  counted_sales: {
    ad_id: string;
  };
  currency_rates: {
    currency: Currency;
    rated_on: string;
    per_usd: ColumnType<string, string | number, string | number>;
    set_by: string | null;
    created_at: Generated<Date>;
  };
  data_export_parts: {
    export_id: string;
    position: number;
    bytes: ColumnType<Buffer, Uint8Array, Uint8Array>;
  };
  data_exports: {
    id: Generated<string>;
    account_id: string;
    link_hash: string;
    created_at: Generated<Date>;
    expires_at: Date;
    ready_at: Date | null;
  };
  demo_market: {
    only_one: Generated<boolean>;
    id: Generated<string>;
    made_at: Date;
    ads: number;
    drawn: Generated<number>;
    sales: Generated<number>;
  };
  devices: {
    id: Generated<string>;
    account_id: string;
    cookie_hash: string;
    generation: Generated<number>;
    issued_generation: Generated<number>;
    confirmed_at: Generated<Date>;
    rotated_at: Generated<Date>;
    user_agent: string | null;
    ip: string | null;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    revoked_why: string | null;
    epoch: Generated<number>;
  };
  diagnostics: {
    id: Generated<string>;
    kind: string;
    message: string;
    details: ColumnType<unknown, string | null | undefined, string | null>;
    account_id: string | null;
    request_id: string | null;
    at: Generated<Date>;
  };
  featured_ads: {
    id: Generated<string>;
    ad_id: string;
    featured_at: Date;
    featured_by: string | null;
    until: Date;
    ended_at: Date | null;
    ended_by: string | null;
  };
  followed_sellers: {
    account_id: string;
    seller_id: string;
    told_until: Date;
    created_at: Date;
  };
  holds: {
    id: Generated<string>;
    kind: HoldKind;
    ad_id: string | null;
    account_id: string | null;
    report_id: string | null;
    placed_at: Date;
    placed_by: string | null;
    lifted_at: Date | null;
    lifted_by: string | null;
    wanted_id: string | null;
  };
  idempotency_keys: {
    id: Generated<string>;
    account_id: string | null;
    route: string;
    key: string;
    request_hash: string;
    answer: ColumnType<unknown, string | null | undefined, string | null>;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
    browser_hash: string | null;
  };
  invitations: {
    account_id: string;
    invited_by: string | null;
    consent_noted_at: Date;
    consent_how: string;
    mails: Generated<number>;
    mailed_at: Date | null;
    created_at: Date;
    accepted_at: Date | null;
  };
  job_failures: {
    job: string;
    tries: ColumnType<string, string | bigint, string | bigint>;
    failing_since: Date | null;
    last_reason: string | null;
  };
  letters_sent: {
    id: Generated<string>;
    recipient_hmac: string;
    kind: string;
    sent_at: Date;
  };
  limits: {
    key: string;
    window_start: Date;
    count: Generated<number>;
    wait_until: Date | null;
    expires_at: Date;
  };
  mailbox: {
    id: Generated<string>;
    to_address: string;
    subject: string;
    text: string;
    html: string | null;
    headers: ColumnType<unknown, string | undefined, string>;
    sent_at: Generated<Date>;
  };
  match_letters: {
    account_id: string;
    told_at: Date;
    unsubscribe_token: string;
  };
  matches: {
    wanted_id: string;
    ad_id: string;
    points: number | null;
    found_at: Date;
    told_buyer_at: Date | null;
    told_seller_at: Date | null;
    buyer_id: string;
    seller_id: string;
  };
  measurements: {
    ad_id: string;
    photo_id: string;
    length_mm: number;
    confirmed_by: string | null;
    confirmed_at: Date;
  };
  message_drafts: {
    id: Generated<string>;
    ad_id: string;
    text: string;
    offer: Generated<string>;
    created_at: Date;
  };
  messages: {
    id: Generated<string>;
    conversation_id: string;
    sender_id: string;
    original_text: string;
    shown_text: string;
    offer_amount: number | null;
    offer_currency: Currency | null;
    screening: MessageScreening;
    score: Generated<number>;
    signals: Generated<string[]>;
    sent_at: Generated<Date>;
    delivered_at: Date | null;
    held_decision: HeldDecision | null;
    decided_at: Date | null;
    decided_by: string | null;
    removed_at: Date | null;
  };
  notification_choices: {
    account_id: string;
    kind: NotificationKind;
    by_mail: boolean | null;
    updated_at: Generated<Date>;
    by_push: boolean | null;
  };
  notifications: {
    id: Generated<string>;
    account_id: string;
    kind: NotificationKind;
    subject: string;
    link: string;
    words: ColumnType<unknown, string | undefined, string>;
    count: Generated<number>;
    at: Date;
    read_at: Date | null;
  };
  offers: {
    id: Generated<string>;
    message_id: string;
    conversation_id: string;
    ad_id: string;
    buyer_id: string;
    seller_id: string;
    by_buyer: boolean;
    amount: number;
    currency: Currency;
    asking_price: number | null;
    answers: string | null;
    has_note: boolean;
    state: OfferState;
    created_at: Date;
    expires_at: Date;
    reminded_at: Date | null;
    kept_longer_at: Date | null;
    ended_at: Date | null;
    ended_by: string | null;
    ended_why: OfferEnd | null;
  };
  order_events: {
    id: Generated<string>;
    order_id: string | null;
    provider: string;
    provider_event_id: string;
    kind: string;
    raw_body: string;
    received_at: Generated<Date>;
    handled_at: Date | null;
    outcome: string | null;
    sale_id: string | null;
    sale_body: string | null;
  };
  orders: {
    id: Generated<string>;
    account_id: string;
    plan: number;
    currency: Currency;
    amount: number;
    state: Generated<OrderState>;
    provider: string;
    provider_order_id: string | null;
    provider_capture_id: string | null;
    provider_payer_id: string | null;
    attempt_id: string | null;
    attempted_at: Date | null;
    captured_at: Date | null;
    refunded_at: Date | null;
    failure: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    reconciled_at: Date | null;
    approve_url: string | null;
    provider_refund_id: string | null;
    number: Generated<string>;
    shown_amount: number | null;
    shown_currency: Currency | null;
    refunded_amount: number | null;
  };
  page_votes: {
    path: string;
    day: string;
    yes: Generated<number>;
    no: Generated<number>;
  };
  part_refunds: {
    order_id: string;
    provider_refund_id: string;
    amount: number;
    refunded_at: Date;
  };
  people_looking: {
    account_id: string;
    until: Date;
  };
  person_notes: {
    id: Generated<string>;
    account_id: string;
    author_id: string;
    note: string;
    written_at: Date;
  };
  photos: {
    id: Generated<string>;
    owner_id: string;
    ad_id: string | null;
    position: number | null;
    tape: Generated<boolean>;
    state: Generated<PhotoState>;
    file_key: string;
    width: number;
    height: number;
    thumbhash: ColumnType<Buffer, Uint8Array, Uint8Array>;
    look_hash: ColumnType<string, string | bigint, string | bigint>;
    sha256: string;
    bytes: number;
    created_at: Generated<Date>;
    has_avif: Generated<boolean>;
    slot: PhotoSlot | null;
    public_key: Generated<string>;
    message_id: string | null;
    receipt_only: Generated<boolean>;
  };
  plan_places: {
    plan: number;
    places: number;
    featured: Generated<number>;
  };
  plan_prices: {
    plan: number;
    usd: number;
    gbp: number;
    eur: number;
    inr: number;
    version: Generated<number>;
    updated_by: string | null;
    updated_at: Date;
  };
  price_constants: {
    version: number;
    constants: ColumnType<unknown, string, string>;
    reason: string;
    created_by: string | null;
    created_at: Generated<Date>;
  };
  price_refits: {
    id: Generated<string>;
    ran_at: Generated<Date>;
    from_version: number;
    to_version: number | null;
    band: HairLength;
    colour: HairColour;
    sales: number;
    median_ratio: ColumnType<string | null, string | number | null | undefined, string | number | null>;
    old_constant: ColumnType<string, string | number, string | number>;
    new_constant: ColumnType<string, string | number, string | number>;
  };
  protected_sales: {
    id: Generated<string>;
    ad_id: string;
    conversation_id: string;
    buyer_id: string;
    seller_id: string;
    offer_id: string;
    follows: string | null;
    state: SaleState;
    state_since: Date;
    version: Generated<number>;
    was_uncut: boolean;
    currency: Currency;
    price: number;
    postage: number;
    fee: number;
    total: ColumnType<number, never, never>;
    merchant_id: string | null;
    captured_at: Date | null;
    provider_fee: number | null;
    is_protected: boolean | null;
    checked_at: Date | null;
    unchecked_at: Date | null;
    light_from: Date | null;
    connect_by: Date | null;
    pay_by: Date | null;
    paid_longer_at: Date | null;
    ship_by: Date | null;
    days_granted: Generated<number>;
    shipped_at: Date | null;
    arrive_by: Date | null;
    arrival_noted_at: Date | null;
    inspect_by: Date | null;
    stands_at: Date | null;
    return_by: Date | null;
    object_by: Date | null;
    settle_by: Date | null;
    wall_at: Date | null;
    code_word: string | null;
    inspect_word: string | null;
    return_word: string | null;
    grams: number | null;
    length_mm: number | null;
    cancel_asked_at: Date | null;
    declines: Generated<number>;
    frozen_from: SaleState | null;
    frozen_why: SaleFreeze | null;
    end_reason: SaleEnd | null;
    end_note: string | null;
    ended_at: Date | null;
    created_at: Date;
    demo: Generated<boolean>;
    arrived_on: string | null;
  };
  provider_cases: {
    id: Generated<string>;
    provider_case_id: string;
    sale_id: string;
    reason: string;
    stage: string;
    outcome: string | null;
    opened_at: Date;
    closed_at: Date | null;
  };
  push_subscriptions: {
    id: Generated<string>;
    account_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    server_key: string;
    user_agent: string | null;
    created_at: Date;
    device_id: string | null;
    session_id: string;
  };
  ratings: {
    id: Generated<string>;
    sale_id: string;
    by_id: string;
    about_id: string;
    about_seller: boolean;
    as_described: number;
    kind: number;
    quick: number;
    sentence: string | null;
    written_at: Date;
    sealed_until: Date | null;
    answer: string | null;
    answered_at: Date | null;
    removed_at: Date | null;
    version: Generated<number>;
  };
  ready_answers: {
    id: Generated<string>;
    title: string;
    text: string;
    version: Generated<number>;
    updated_by: string | null;
    updated_at: Generated<Date>;
  };
  refunds: {
    id: Generated<string>;
    order_id: string;
    how: RefundWay;
    amount: number;
    is_own: boolean;
    state: Generated<RefundState>;
    asked_at: Date;
    ended_at: Date | null;
  };
  registrations: {
    id: Generated<string>;
    email: string;
    username: string;
    account_type: number;
    password_hash: string;
    country: string;
    buyer_kind: BuyerKind | null;
    business_name: string | null;
    adult_confirmed_at: Date;
    terms_version: string;
    terms_accepted_at: Date;
    browser_hash: string;
    code_hmac: string | null;
    code_expires_at: Date | null;
    tries: Generated<number>;
    tries_elsewhere: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
  reports: {
    id: Generated<string>;
    case_number: string;
    reporter_id: string | null;
    reporter_email: string | null;
    ad_id: string | null;
    message_id: string | null;
    account_id: string | null;
    reason: ReportReason;
    text: Generated<string>;
    created_at: Generated<Date>;
    outcome: ReportOutcome | null;
    statement: string | null;
    decided_at: Date | null;
    decided_by: string | null;
    appeal_text: string | null;
    appealed_at: Date | null;
    appeal_outcome: AppealOutcome | null;
    appeal_answer: string | null;
    appeal_decided_at: Date | null;
    appeal_decided_by: string | null;
    took_down: Generated<boolean>;
    queued_at: Generated<Date>;
    rating_id: string | null;
    wanted_id: string | null;
  };
  review_decisions: {
    ad_id: string;
    version: number;
    to_status: AdStatus;
    decided_by: string;
    decided_at: Date;
    message: string | null;
    waited_since: Date;
    was_published_at: Date | null;
    was_expires_at: Date | null;
    undone_at: Date | null;
    told_at: Date | null;
  };
  sale_addresses: {
    sale_id: string;
    whose: string;
    sealed: string;
    ended_at: Date | null;
  };
  sale_comparisons: {
    sale_id: string;
    next_at: Date | null;
    compared_at: Date | null;
    differs_since: Date | null;
    difference: string | null;
  };
  sale_decisions: {
    dispute_id: string;
    no: number;
    outcome: SaleOutcome;
    amount: number | null;
    statement: string;
    decided_by: string | null;
    at: Date;
    ended_at: Date | null;
  };
  sale_disputes: {
    id: Generated<string>;
    sale_id: string;
    no: number;
    case_number: string;
    reason: SaleProblem;
    opened_by: string | null;
    opened_at: Date;
    answer_by: Date;
    decide_by: Date;
    decide_moved_why: string | null;
    answered_at: Date | null;
    appealed_by: string | null;
    appealed_at: Date | null;
    buyer_accepts_at: Date | null;
    seller_accepts_at: Date | null;
    closed_at: Date | null;
    closed_how: string | null;
  };
  sale_ledger: {
    entry_id: string;
    account: SaleAccount;
    sale_id: string;
    kind: string;
    amount: number;
    currency: Currency;
    ref: string | null;
    at: Date;
  };
  sale_notices: {
    sale_id: string;
    what: string;
    at: Date;
  };
  sale_parcels: {
    sale_id: string;
    way: string;
    carrier: string;
    number: string | null;
    signed: Generated<boolean>;
    grams: number | null;
    corrected_at: Date | null;
    sent_at: Date;
    ended_at: Date | null;
  };
  sale_part_offers: {
    sale_id: string;
    no: number;
    amount: number;
    offered_at: Date;
    expires_at: Date;
    taken_at: Date | null;
    refund_id: string | null;
  };
  sale_payments: {
    id: Generated<string>;
    sale_id: string;
    provider: string;
    merchant_id: string;
    provider_order_id: string | null;
    approve_url: string | null;
    attempt_id: string | null;
    attempted_at: Date | null;
    capture_id: string | null;
    payer_id: string | null;
    state: Generated<SalePaymentState>;
    failure: string | null;
    opened_at: Date;
    asked_at: Date | null;
  };
  sale_photos: {
    photo_id: string;
    sale_id: string;
    sent_by: string;
    kind: SalePhotoKind;
    word: string | null;
    seen_before: Generated<boolean>;
    sent_at: Date;
    ended_at: Date | null;
  };
  sale_refunds: {
    id: Generated<string>;
    sale_id: string;
    kind: SaleRefundKind;
    amount: number;
    house_part: number;
    request_id: string;
    refund_id: string | null;
    state: Generated<SaleMoneyState>;
    why: string | null;
    tries: Generated<number>;
    next_at: Date | null;
    asked_at: Date;
    done_at: Date | null;
  };
  sale_releases: {
    sale_id: string;
    request_id: string;
    item_id: string | null;
    state: Generated<SaleMoneyState>;
    reason: string | null;
    tries: Generated<number>;
    next_at: Date | null;
    asked_at: Date;
    done_at: Date | null;
    by_wall: Generated<boolean>;
  };
  sale_state_moves: {
    from_state: SaleState;
    to_state: SaleState;
  };
  sale_statements: {
    id: Generated<string>;
    dispute_id: string;
    said_by: string;
    kind: SaleStatementKind;
    shown_text: string;
    original_text: string;
    at: Date;
    ended_at: Date | null;
  };
  sale_steps: {
    id: Generated<string>;
    sale_id: string;
    from_state: SaleState | null;
    to_state: SaleState;
    event: SaleEvent;
    account_id: string | null;
    request_id: string | null;
    at: Date;
  };
  sale_terms: {
    sale_id: string;
    price: number;
    currency: Currency;
    postage: number;
    postage_by: string;
    country: string;
    from_country: string;
    ship_days: number;
    least_grams: number;
    least_length_mm: number;
    ad_version: number;
    hair: ColumnType<unknown, string, string>;
    photo_ids: string[];
    ended_at: Date | null;
  };
  sales: {
    id: Generated<string>;
    ad_id: string;
    seller_id: string;
    buyer_id: string;
    conversation_id: string;
    price: number | null;
    currency: Currency | null;
    sold_at: Date;
  };
  saved_ads: {
    account_id: string;
    ad_id: string;
    created_at: Generated<Date>;
    price: number | null;
    currency: Currency | null;
    told_price: number | null;
    waits_until_free: Generated<boolean>;
  };
  saved_searches: {
    id: Generated<string>;
    account_id: string;
    name: string;
    search: ColumnType<unknown, string, string>;
    alert: AlertPace | null;
    unsubscribe_token: string;
    told_until: Generated<Date>;
    last_sent_at: Date | null;
    created_at: Generated<Date>;
  };
  search_misses: {
    id: Generated<string>;
    words: string;
    search: ColumnType<unknown, string | undefined, string>;
    at: Generated<Date>;
  };
  search_words: {
    word: string;
  };
  seller_links: {
    id: Generated<string>;
    account_id: string;
    tracking_id: string;
    merchant_id: string | null;
    country: string | null;
    receivable: Generated<boolean>;
    email_confirmed: Generated<boolean>;
    permissions: Generated<string[]>;
    state: Generated<SellerLinkState>;
    usable_from: Date;
    started_at: Date;
    checked_at: Date | null;
    ended_at: Date | null;
    revoked_since: Date | null;
  };
  sessions: {
    id: Generated<string>;
    account_id: string;
    device_id: string | null;
    sid_hash: string;
    token: string;
    strength: SessionStrength;
    password_given_at: Date | null;
    user_agent: string | null;
    ip: string | null;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    epoch: Generated<number>;
    factor_given_at: Date | null;
  };
  sign_in_networks: {
    account_id: string;
    network: string;
    last_seen_at: Date;
  };
  site_marks: {
    name: string;
    value: string;
    marked_at: Date;
  };
  statements: {
    id: Generated<string>;
    account_id: string;
    act: string;
    subject: string;
    message: string;
    told_at: Date;
    case_number: string | null;
    objected_at: Date | null;
  };
  subscriptions: {
    id: Generated<string>;
    account_id: string;
    plan: number;
    starts_at: Date;
    ends_at: Date | null;
    order_id: string | null;
    granted_by: string | null;
    switched_off_at: Date | null;
    switched_off_by: string | null;
    created_at: Generated<Date>;
    ending_told_at: Date | null;
  };
  terms_announcements: {
    version: string;
    changes: string;
    announced_at: Date;
    applies_from: Date;
  };
  traders: {
    account_id: string;
    name: string;
    address: string;
    country: string;
    register_number: string | null;
    vat_number: string | null;
    email: string;
    phone: string;
    version: Generated<number>;
    entered_at: Date;
    updated_at: Date;
  };
  typed_steps: {
    id: Generated<string>;
    ad_id: string;
    fields: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  wanted_ads: {
    id: Generated<string>;
    buyer_id: string;
    status: WantedStatus;
    version: Generated<number>;
    shortest: number;
    longest: number;
    colours: string[];
    textures: string[];
    treatments: string[];
    ethnicities: Generated<string[]>;
    grams: number;
    cut_state: CutState | null;
    budget: number | null;
    currency: Currency | null;
    budget_usd_cents: number | null;
    country: string;
    note: Generated<string>;
    ends_at: Date;
    published_at: Date | null;
    ended_at: Date | null;
    deleted_at: Date | null;
    signals: Generated<string[]>;
    rejected_why: string | null;
    held: HoldKind | null;
    demo: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
    over_at: ColumnType<Date | null, never, never>;
    was_shown: Generated<boolean>;
  };
  wanted_answers: {
    wanted_id: string;
    ad_id: string;
    seller_id: string;
    conversation_id: string;
    created_at: Date;
  };
  wanted_to_match: {
    wanted_id: string;
    turn: Generated<string>;
  };
};
