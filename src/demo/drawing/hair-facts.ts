import type { Condition, CutState, HairColour, Texture, Treatment } from '#rules/hair/values.ts';

/** What a drawing needs to know of the hair. */
export type HairFacts = {
  lengthMm: number;
  shortestLayerMm: number | null;
  circumferenceMm: number | null;
  weightGrams: number | null;
  colour: HairColour;
  texture: Texture;
  treatment: Treatment;
  condition: Condition;
  cutState: CutState;
};
