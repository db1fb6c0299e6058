import { aa } from "./aa";
import { aud } from "./aud";
import { bt } from "./bt";
import { fa } from "./fa";
import { fm } from "./fm";
import { fr } from "./fr";
import { ma } from "./ma";
import { pm } from "./pm";

/** In the order in which students usually study them. */
export const catalogue = [bt, ma, fa, fr, aa, fm, pm, aud];
