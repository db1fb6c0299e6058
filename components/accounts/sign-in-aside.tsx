import { BenefitItem } from "./benefit-item";

export const SIGN_IN_ASIDE = {
  title: "Your books are where you left them",
  points: (
    <>
      <BenefitItem icon="book-open-check" title="Curated courses">
        ACCA and US CPA papers by their official areas, broken into topics you can finish in one sitting.
      </BenefitItem>
      <BenefitItem icon="chart-line" title="Track your progress">
        Tick off topics, keep your streak, and see the days that remain until each exam.
      </BenefitItem>
    </>
  ),
};
