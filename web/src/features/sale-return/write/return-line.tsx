import type { Returnable } from '@quay/contract/sale-return/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { useMemo, useState } from 'react'
import { lineAttribute } from '../../../document/lines/walk-lines.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { FieldContext } from '../../../ui/field/field-context.ts'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { asksLot, mostOf, type ReturnLineState } from './return-state.ts'

type ReturnLineProps = {
  sold: Returnable['items'][number]
  line: ReturnLineState
  /** Of what comes back of it, once the server said so. */
  amounts: { net: number; discount: number } | null
  problem: string | null
  onChange: (patch: Partial<ReturnLineState>) => void
}

/** Names a line of the bill: a part of a combo has a line of its own. */
export const lineKey = ({ billItemId, billItemPartId }: Returnable['items'][number]) =>
  `${billItemId} ${billItemPartId}`

/** As it stands on the pack, so that the pack in the hand is compared with the bill. */
const wordsOfLot = ({ lotNumber, expiryDate }: Returnable['items'][number]['lots'][number]) =>
  words.lot(lotNumber, expiryDate ? formatDate(expiryDate) : '')

/** A line of the bill: how much of it comes back, from which lot, and where it goes. */
export function ReturnLine({ sold, line, amounts, problem, onChange }: ReturnLineProps) {
  const name = sold.productName
  const most = mostOf(sold, line.unitId)
  const isBack = (line.quantity ?? 0) > 0
  // More than can come back never reaches the server: the line says it.
  const [typed, setTyped] = useState<string | null>(null)
  const told = useMemo(() => ({ reportProblem: setTyped }), [])
  const unitName = sold.units.find(({ id }) => id === line.unitId)?.name ?? sold.unitName
  const [soldText, leftText] = [sold.sold, sold.left].map(base => formatUnits(base, sold.units))
  return (
    <li
      className="grid gap-2 border-line border-t px-4 py-3 first:border-t-0"
      aria-label={name}
      {...{ [lineAttribute]: lineKey(sold) }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="font-semibold">{name}</p>
          <p className="text-12 text-ink-3">
            {[
              sold.productCode,
              sold.comboName && words.ofCombo(sold.comboName),
              words.soldLeft(soldText!, leftText!),
              ...sold.lots.map(wordsOfLot),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {sold.isRefused ? (
          <p className="text-12 text-warning-text">{words.refused}</p>
        ) : (
          <>
            <FieldContext value={told}>
              <QuantityInput
                label={words.quantityOf(name)}
                value={line.quantity ?? 0}
                min={0}
                max={most}
                unit={unitName.toLowerCase()}
                disabled={sold.left === 0}
                invalid={problem !== null}
                onChange={quantity => onChange({ quantity })}
              />
            </FieldContext>
            <Select
              label={words.unitOf(name)}
              size="sm"
              quiet
              className="w-24"
              disabled={sold.left === 0 || sold.units.length < 2}
              value={line.unitId}
              options={sold.units.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={unitId => onChange({ unitId, quantity: Math.min(line.quantity ?? 0, mostOf(sold, unitId)) })}
            />
            <div className="ml-auto w-28 text-right">
              <Money amount={amounts?.net ?? (isBack ? null : 0)} className="font-semibold" />
              {amounts !== null && amounts.discount > 0 && (
                <p className="text-12 text-ink-3">{words.discountShare(formatDong(amounts.discount))}</p>
              )}
            </div>
          </>
        )}
      </div>
      {isBack && sold.lots.length > 0 && <Destination sold={sold} line={line} onChange={onChange} />}
      <Refusal>{typed ?? problem}</Refusal>
    </li>
  )
}

type DestinationProps = Pick<ReturnLineProps, 'sold' | 'line' | 'onChange'>

/** The lot, and whether the goods go to the shelf or to quarantine. */
function Destination({ sold, line, onChange }: DestinationProps) {
  const name = sold.productName
  const forced = sold.lots.length > 0 && sold.lots.every(({ quarantine }) => quarantine !== null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
      {asksLot(line, sold) && (
        <Select
          label={words.lotOf(name)}
          size="sm"
          className="w-64"
          placeholder={words.chooseLot}
          value={line.lotId}
          options={sold.lots.map(lot => ({
            value: lot.lotId,
            label: wordsOfLot(lot),
            detail: words.lotLeft(formatUnits(lot.left, sold.units)),
          }))}
          onChange={lotId => onChange({ lotId })}
        />
      )}
      {forced ? (
        <span className="text-warning-text">
          {words.toQuarantine}: {sold.lots[0]!.quarantine}
        </span>
      ) : (
        <Checkbox
          checked={line.restock}
          aria-label={words.restockOf(name)}
          onChange={event => onChange({ restock: event.target.checked })}
        >
          {words.restock}
        </Checkbox>
      )}
      {!forced && !line.restock && <span className="text-ink-3">{words.toQuarantine}</span>}
      {!forced && line.restock && sold.asksIntact && (
        <Checkbox
          checked={line.isIntact}
          aria-label={words.intactOf(name)}
          onChange={event => onChange({ isIntact: event.target.checked })}
        >
          {words.intact}
        </Checkbox>
      )}
      {!forced && line.restock && sold.restock === 'NEVER' && sold.restockWhy && (
        <span className="text-warning-text">{words.restockWhy(sold.restockWhy)}</span>
      )}
    </div>
  )
}
