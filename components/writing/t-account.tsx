import type { Account, AccountLine } from "@/lib/writing/account";
import { ScrollFrame } from "./scroll-frame";

/** A T-account: debits left and credits right, both totals at the same height. */
export function TAccount({ account: { title, debits, credits, total, broughtDown } }: { account: Account }) {
  const name = title || "Account";
  const rows = Array.from({ length: Math.max(debits.length, credits.length) }, (_, index) => index);
  return (
    <figure dir="ltr" className="writing-account">
      <ScrollFrame label={name}>
        <table>
          <caption>{name}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Debit</th>
              <th scope="col">Amount</th>
              <th scope="col">Credit</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((index) => (
              <tr key={index}>
                <Side line={debits[index]} />
                <Side line={credits[index]} />
              </tr>
            ))}
            {total && (
              <tr className="total">
                <td />
                <td>
                  <span className="double">{total}</span>
                </td>
                <td />
                <td>
                  <span className="double">{total}</span>
                </td>
              </tr>
            )}
            {broughtDown && (
              <tr className="down">
                <Side line={broughtDown.side === "Dr" ? broughtDown : undefined} />
                <Side line={broughtDown.side === "Cr" ? broughtDown : undefined} />
              </tr>
            )}
          </tbody>
        </table>
      </ScrollFrame>
    </figure>
  );
}

const Side = ({ line }: { line: AccountLine | undefined }) => (
  <>
    <td>{line?.text}</td>
    <td>{line?.amount}</td>
  </>
);
