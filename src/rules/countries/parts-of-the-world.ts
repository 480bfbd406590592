import { COUNTRIES } from './countries.ts';

/** The parts of the world as the post counts them. */
const PARTS: Readonly<Record<string, string>> = {
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG ' +
    'RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  'the Americas':
    'AG AI AR AW BB BL BM BO BQ BR BS BV BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS ' +
    'MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  Asia:
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK ' +
    'PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  Europe:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO ' +
    'PL PT RO RS RU SE SI SJ SK SM UA VA',
  Oceania: 'AQ AS AU CK FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};

const PART_BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(PARTS).flatMap(([part, codes]) => codes.split(' ').map((code) => [code, part] as const)),
);

/** Both lie in the same part of the world. */
export const isSamePart = (one: string, other: string): boolean =>
  PART_BY_COUNTRY.get(one) === PART_BY_COUNTRY.get(other);

/** 'Asia', as one says it after 'in'. */
export const partName = (country: string): string | undefined => PART_BY_COUNTRY.get(country);

/** Countries without a part, which a new row in the list of countries would be. */
export const listPartless = (): string[] => COUNTRIES.filter((code) => !PART_BY_COUNTRY.has(code));
