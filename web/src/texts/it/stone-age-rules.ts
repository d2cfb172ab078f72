// stone-age-rules.ts - the rules of Stone Age in Italian, clause by clause.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {};
