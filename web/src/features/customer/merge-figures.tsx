import type { Customer } from '@quay/contract/partner/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { partnerText } from '../../text/partner/partner.ts'
import { Note } from '../../ui/mark/note.tsx'
import { afterMerge } from './after-merge.ts'

const { merge: words } = partnerText

/** Phone, debt and points of who is merged and of who stays, and what becomes of them. */
export function MergeFigures({ survivor, duplicate }: { survivor: Customer; duplicate: Customer }) {
  const after = afterMerge(survivor, duplicate)
  const phonesOf = ({ phone, phone2 }: Customer) => [phone, phone2].filter(Boolean).join('\n') || partnerText.none
  const rows = [
    {
      label: partnerText.fields.phone,
      cells: [phonesOf(duplicate), phonesOf(survivor), after.phones.join('\n') || partnerText.none],
    },
    {
      label: partnerText.debtTab,
      cells: [duplicate.debt, survivor.debt, after.debt].map(formatDong),
    },
    { label: words.points, cells: [duplicate.points, survivor.points, after.points].map(formatNumber) },
  ]
  return (
    <div className="mt-3 grid gap-2">
      <table className="w-full">
        <caption className="sr-only">{words.what}</caption>
        <thead className="text-12 text-ink-3">
          <tr>
            <td />
            <th scope="col" className="pl-2 text-right align-bottom font-medium">
              {words.duplicate(duplicate.code)}
            </th>
            <th scope="col" className="pl-2 text-right align-bottom font-medium">
              {words.survivor(survivor.code)}
            </th>
            <th scope="col" className="pl-2 text-right align-bottom font-medium">
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells: [first, second, last] }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left sm:whitespace-nowrap align-top font-normal text-ink-2">
                {label}
              </th>
              <td className="py-1.5 pl-2 text-right align-top whitespace-pre tabular-nums">{first}</td>
              <td className="py-1.5 pl-2 text-right align-top whitespace-pre tabular-nums">{second}</td>
              <td className="py-1.5 pl-2 text-right align-top font-semibold whitespace-pre tabular-nums">{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {after.lostPhones.length > 0 && <Note tone="warning">{words.lost(after.lostPhones.join(', '))}</Note>}
    </div>
  )
}
