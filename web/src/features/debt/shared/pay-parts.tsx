import type { debtRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { debtText } from '../../../text/partner/debt.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'

type Open = Answer<typeof debtRoutes.open>[number]
/** What is paid of each chosen document, by the row of the ledger; null while it is typed. */
export type Parts = Readonly<Record<string, number | null>>

type PayPartsProps = { documents: readonly Open[]; parts: Parts; onChange: (parts: Parts) => void }

/** The documents that are still owed: each can be chosen, and paid in part. */
export function PayParts({ documents, parts, onChange }: PayPartsProps) {
  function choose({ entryId, remaining }: Open, isPaid: boolean) {
    const { [entryId]: _, ...others } = parts
    onChange(isPaid ? { ...parts, [entryId]: remaining } : others)
  }
  return (
    <ul className="grid max-h-64 gap-1 overflow-auto">
      {documents.map(one => {
        const { entryId, documentCode, businessDay, dueDay, remaining } = one
        const isChosen = entryId in parts
        return (
          <li key={entryId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Checkbox checked={isChosen} onChange={event => choose(one, event.target.checked)}>
              {documentCode} · {formatDate(businessDay)}
              {dueDay !== businessDay && ` · ${debtText.dueOn(formatDate(dueDay))}`}
            </Checkbox>
            <span className="ml-auto flex items-center gap-2">
              <Money amount={remaining} className={isChosen ? 'text-ink-3' : ''} />
              {isChosen && (
                <span className="w-32">
                  <MoneyInput
                    aria-label={debtText.partOf(documentCode)}
                    value={parts[entryId] ?? null}
                    onChange={amount => onChange({ ...parts, [entryId]: amount })}
                  />
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
