const COURSES = [
  { code: "BT", title: "Business and Technology", level: "ACCA Applied Knowledge" },
  { code: "MA", title: "Management Accounting", level: "ACCA Applied Knowledge" },
  { code: "FA", title: "Financial Accounting", level: "ACCA Applied Knowledge" },
  { code: "PM", title: "Performance Management", level: "ACCA Applied Skills" },
  { code: "FR", title: "Financial Reporting", level: "ACCA Applied Skills" },
  { code: "AA", title: "Audit and Assurance", level: "ACCA Applied Skills" },
  { code: "FM", title: "Financial Management", level: "ACCA Applied Skills" },
  { code: "AUD", title: "Auditing and Attestation", level: "US CPA" },
];

/** The courses, ruled like a page of a ledger. */
export function CourseLedger() {
  return (
    <section aria-labelledby="courses-title" className="border-y bg-card">
      <div className="mx-auto max-w-[75rem] gap-10 px-5 py-12 lg:grid lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-4">
          <h2 id="courses-title" className="heading text-2xl">
            Eight papers, laid out to the last topic
          </h2>
          <p className="mt-3 text-muted-foreground">
            Every course follows the areas of the published syllabus, in our own words. Open the first module of each
            and see whether it suits you.
          </p>
        </div>
        <ul className="mt-6 grid border-t sm:grid-cols-2 sm:gap-x-10 lg:col-span-8 lg:mt-0">
          {COURSES.map(({ code, title, level }) => (
            <li key={code} className="grid grid-cols-[3rem_1fr] items-baseline border-b py-2.5">
              <span className="font-semibold text-primary text-sm">{code}</span>
              <span>
                <span className="block font-medium text-sm">{title}</span>
                <span className="block text-compact text-muted-foreground">{level}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
