// tribu-rules.ts - the rules of Tribù in Italian, clause by clause.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {};
