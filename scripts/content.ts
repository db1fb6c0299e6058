import { examineDeep } from "./content/deep";
import { printContent } from "./content/floors";
import { checkAnswers, printUnsolved } from "./content/solving";

const [command = "", argument = ""] = process.argv.slice(2);

if (command === "unsolved" && argument) await printUnsolved(argument);
else if (command === "check" && argument) await checkAnswers(argument);
else if (command === "deep") process.exitCode = examineDeep(argument) ? 0 : 1;
else if (command === "") printContent();
else {
  console.error("npm run content [-- deep [file] | unsolved FA | check answers.json]");
  process.exitCode = 1;
}
