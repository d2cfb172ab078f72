// mammothodus-rules.ts - the rules of Mammothodus in Italian.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {};
