import { positive, round } from "../round";

type Process = {
  units: number;
  /** All costs of the process: materials, labour, overhead. */
  cost: number;
  /** Normal loss in per cent of the units put in, and the scrap value of one lost unit. */
  lossPercent: number;
  scrapValue?: number;
  /** Good units of output. */
  output: number;
};

/**
 * A process account without work in progress, in whole dollars; an abnormal gain has its own line. Both sides agree.
 */
export function process({ units, cost, lossPercent, scrapValue = 0, output }: Process) {
  const normalUnits = round((units * lossPercent) / 100);
  const expected = positive(units - normalUnits, "The expected output");
  const normalLoss = round(normalUnits * scrapValue);
  const unitCost = (cost - normalLoss) / expected;
  const abnormalUnits = expected - output;
  const outputValue = round(output * unitCost);
  // The balancing figure is the abnormal loss (or gain, if negative), so that both sides agree to the dollar.
  const abnormal = cost - normalLoss - outputValue;
  return {
    normalUnits,
    normalLoss,
    unitCost,
    output: outputValue,
    abnormalLossUnits: Math.max(0, abnormalUnits),
    abnormalGainUnits: Math.max(0, -abnormalUnits),
    abnormalLoss: Math.max(0, abnormal),
    abnormalGain: Math.max(0, -abnormal),
  };
}

type Part = { openingCost: number; addedCost: number; openingPercent: number; closingPercent: number };
type Unfinished = {
  openingUnits: number;
  started: number;
  closingUnits: number;
  parts: readonly Part[];
  method: "weighted average" | "fifo";
};

/**
 * Equivalent units and cost of each element (materials, conversion), and the values of finished and unfinished units.
 */
export function equivalentUnits({ openingUnits, started, closingUnits, parts, method }: Unfinished) {
  const finished = positive(openingUnits + started - closingUnits, "What was finished");
  const perPart = parts.map(({ openingCost, addedCost, openingPercent, closingPercent }) => {
    const closing = (closingUnits * closingPercent) / 100;
    const already = method === "fifo" ? (openingUnits * openingPercent) / 100 : 0;
    const units = finished + closing - already;
    const cost = addedCost + (method === "fifo" ? 0 : openingCost);
    return { units, unitCost: cost / units, closing: (closing * cost) / units };
  });
  const total = parts.reduce((before, { openingCost, addedCost }) => before + openingCost + addedCost, 0);
  const closingValue = round(perPart.reduce((before, { closing }) => before + closing, 0));
  return {
    finished,
    perPart: perPart.map(({ units, unitCost }) => ({ units, unitCost })),
    closingValue,
    finishedValue: total - closingValue,
  };
}
