import { type DispensingReason, dispensingReasons } from '@quay/contract/prescription/shapes'
import { prescribedKey } from '@quay/domain/medicine/paper-key'
import { supplyExcess } from '@quay/domain/medicine/supply-limit'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import type { TakenOfPaper } from '@quay/domain/sale/medicine/check-prescription'
import { formatNumber } from '@quay/domain/text/format-number'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { useSale, useTill } from '../sale-context.ts'

/** What earlier bills took of a paper; a till that kept it before has no names. */
export type Taken = TakenOfPaper & { name?: string; unit?: string | null }

const { columns, reasons } = prescriptionText
const choices = dispensingReasons.map(value => ({ value, label: reasons[value] }))

/** What the paper says of a medicine, what was sold of it, and what is left. */
function wordsOf({ sold, prescribed, bills }: Taken, product: LineView['product']): string {
  const words = (base: number) => (product ? formatUnits(base, product.units) : formatNumber(base))
  const named = bills.join(', ')
  if (prescribed === null) return prescriptionText.takenBefore(words(sold), named)
  const left = Math.max(prescribed - sold, 0)
  return prescriptionText.leftOf(words(prescribed), words(sold), left > 0 ? words(left) : '', named)
}

/** Whether the paper says more than was taken with this line: then a reason is asked. The rest of a paper is not less. */
const isLess = ({ quantity, unit }: LineView['line'], prescribed: number, before: Taken | undefined): boolean =>
  (before?.sold ?? 0) + quantity * unit.ratio < prescribed * unit.ratio

/** The first line that hands out less than the paper says without a reason. */
export const lineWithoutReason = (lines: readonly LineView[], taken: readonly Taken[]): LineView | undefined =>
  lines.find(({ line }) => {
    const { prescribed, reason, standsFor } = line.dispensed ?? {}
    if (prescribed === undefined || reason !== undefined) return false
    const key = prescribedKey({ productId: line.productId, standsFor })
    return isLess(
      line,
      prescribed,
      taken.find(one => one.key === key),
    )
  })

/** Puts the keyboard where the reason of a line is chosen. */
export const focusReason = ({ line }: LineView): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-reason="${line.id}"] button`)?.focus())

/** More days than a prescriber may write at once: told, because the paper says whether the disease lasts. */
function LongSupply({ days, product }: { days: number | undefined; product: LineView['product'] }) {
  const excess = supplyExcess(days, product?.controlGroup ?? null)
  if (!excess) return null
  return (
    <p role="status" className="max-w-44 text-12 text-warning-text">
      {salePartText.supply[excess.kind](days!, excess.most)}
    </p>
  )
}

type DispensedLinesProps = {
  lines: readonly LineView[]
  taken: readonly Taken[]
  /** The person pressed on without a reason: the fields without one say so. */
  isAsked: boolean
}

/** How much of each medicine the prescription says, why less is handed out, and for how many days it lasts. */
export function DispensedLines({ lines, taken, isAsked }: DispensedLinesProps) {
  const { till } = useSale()
  const isPharmacist = useTill(state => state.facts.context?.isPharmacist ?? false)
  const keys = new Set(
    lines.map(({ line }) => prescribedKey({ productId: line.productId, standsFor: line.dispensed?.standsFor })),
  )
  const absent = taken.filter(
    ({ key, name, sold, prescribed }) => name && prescribed !== null && prescribed > sold && !keys.has(key),
  )
  return (
    <section aria-label={prescriptionText.lines} className="overflow-x-auto">
      <table className="w-full">
        <caption className="pb-1 text-left font-medium">{prescriptionText.lines}</caption>
        <thead className="text-left text-12 text-ink-3">
          <tr>
            <th className="pr-2 font-medium">{columns.product}</th>
            <th className="pr-2 text-right font-medium">{columns.sold}</th>
            <th className="pr-2 font-medium">{columns.prescribed}</th>
            <th className="pr-2 font-medium">{columns.reason}</th>
            <th className="font-medium">{columns.days}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, product }) => {
            const dispense = (part: {
              prescribed?: number | undefined
              reason?: DispensingReason | undefined
              days?: number | undefined
              standsFor?: string | undefined
            }) => till.dispatch({ do: 'set-dispensed', lineId: line.id, dispensed: { ...line.dispensed, ...part } })
            const { prescribed, reason, days, standsFor } = line.dispensed ?? {}
            const key = prescribedKey({ productId: line.productId, standsFor })
            const before = taken.find(one => one.key === key)
            return (
              <tr key={line.id}>
                <td className="py-1 pr-2">
                  {line.productName}
                  {before && <span className="block text-12 text-warning-text">{wordsOf(before, product)}</span>}
                  {isPharmacist && (
                    <TextInput
                      className="mt-1 text-12"
                      maxLength={200}
                      aria-label={prescriptionText.standsFor(line.productName)}
                      placeholder={prescriptionText.standsForHint}
                      value={standsFor ?? ''}
                      onChange={event => dispense({ standsFor: event.target.value || undefined })}
                    />
                  )}
                </td>
                <td className="py-1 pr-2 text-right whitespace-nowrap tabular-nums">
                  {formatNumber(line.quantity)} {line.unit.name.toLowerCase()}
                </td>
                <td className="py-1 pr-2">
                  <QuantityInput
                    quiet
                    label={prescriptionText.prescribed(line.productName, line.unit.name)}
                    value={prescribed ?? null}
                    onChange={value => dispense({ prescribed: value ?? undefined })}
                  />
                </td>
                <td className="py-1 pr-2" data-reason={line.id}>
                  {isAsked && reason === undefined && prescribed !== undefined && isLess(line, prescribed, before) && (
                    <p role="alert" className="text-12 text-danger-text">
                      {prescriptionText.reasonNeeded}
                    </p>
                  )}
                  {prescribed !== undefined && isLess(line, prescribed, before) && (
                    <Select
                      size="sm"
                      quiet
                      label={prescriptionText.reason(line.productName)}
                      value={reason ?? null}
                      options={choices}
                      onChange={value => dispense({ reason: value })}
                    />
                  )}
                </td>
                <td className="py-1">
                  <QuantityInput
                    quiet
                    max={365}
                    label={prescriptionText.days(line.productName)}
                    value={days ?? null}
                    onChange={value => dispense({ days: value ?? undefined })}
                  />
                  <LongSupply days={days} product={product} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {absent.length > 0 && (
        <div className="mt-2">
          <Note tone="warning">
            {prescriptionText.stillLeft}
            <ul>
              {absent.map(({ key, name, unit, prescribed, sold }) => (
                <li key={key}>
                  {prescriptionText.stillLeftOf(
                    name!,
                    [formatNumber(prescribed! - sold), unit?.toLowerCase()].filter(Boolean).join(' '),
                  )}
                </li>
              ))}
            </ul>
          </Note>
        </div>
      )}
    </section>
  )
}
