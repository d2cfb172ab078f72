// endless-winter-rules.ts - the rules in Italian, clause by clause.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {};
