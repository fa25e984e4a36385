import { inboundRoutes } from '@quay/contract/inbound/routes'
import { lotKey } from '@quay/domain/stock/lot-key'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useRoute } from '../../../api/use-route.ts'
import { focusPath, focusPathSoon } from '../../../document/focus-path.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import type { EditorAction } from '../write/edit-inbound.ts'
import { type EditorLine, type EditorLot, receivedOf, unitOf } from '../write/editor-state.ts'
import { lotSum, spreadLots } from '../write/spread-lots.ts'
import { ExpiryInput } from './expiry-input.tsx'
import { type LotRemark, lotRemark } from './lot-remark.ts'

const remarks: Record<LotRemark['tone'], { look: string; icon: ReactNode }> = {
  danger: { look: 'text-danger-text', icon: <CircleAlert className="size-3.5!" /> },
  warning: { look: 'text-warning-text', icon: <TriangleAlert className="size-3.5!" /> },
  success: { look: 'text-success-text', icon: <Check className="size-3.5!" /> },
  quiet: { look: 'text-ink-3', icon: null },
}

/** What is known of a product's lots changes by imports only. */
const knownForMs = 60_000

type LotRowsProps = {
  line: EditorLine
  index: number
  /** Paths of the errors that the user already sees. */
  wrong: ReadonlySet<string>
  today: string
  dispatch: (action: EditorAction) => void
}

/** The lots of a line under its name: number, expiry, quantity, and what there is to say of each. */
export function LotRows({ line, index, wrong, today, dispatch }: LotRowsProps) {
  const total = receivedOf(line)
  const quantities = spreadLots(total, line.lots)
  const sum = lotSum(total, line.lots, unitOf(line).name)
  const path = `items.${index}`
  // Loaded when the user turns to the lots of the line: a document may have 500.
  const [turnedTo, setTurnedTo] = useState(false)
  const { data: known } = useRoute(
    inboundRoutes.knownLots,
    { query: { productId: line.product.id } },
    { enabled: turnedTo, keepPrevious: false, staleTime: knownForMs },
  )
  const knownLot = (number: string) => known?.find(lot => lotKey(lot.lotNumber) === lotKey(number))

  function addLot() {
    dispatch({ type: 'add-lot', key: line.key, lotKey: newId() })
    focusPathSoon(`${path}.lots.${line.lots.length}.lotNumber`)
  }
  /** Enter at the end of a lot: the next lot, a new one while goods are left, else back to the find box. */
  function walkOn(place: number) {
    if (place + 1 < line.lots.length) focusPath(`${path}.lots.${place + 1}.lotNumber`)
    else if (sum.difference < 0) addLot()
    else focusPath('find')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the fields inside
    <div className="col-span-full grid gap-1 lg:pl-9" onFocus={() => setTurnedTo(true)}>
      {line.lots.map((lot, place) => (
        <LotRow
          key={lot.key}
          lot={lot}
          place={place}
          lineNumber={index + 1}
          path={`${path}.lots.${place}`}
          quantity={quantities[place] ?? 0}
          removable={line.lots.length > 1}
          remark={lotRemark({
            expiryDate: lot.expiryDate,
            knownExpiry: lot.lotNumber.trim() === '' ? undefined : knownLot(lot.lotNumber)?.expiryDate,
            today,
            sum: place === line.lots.length - 1 ? sum : null,
            lotCount: line.lots.length,
            quantity: quantities[place] ?? 0,
          })}
          wrong={wrong}
          today={today}
          onChange={patch => dispatch({ type: 'lot', key: line.key, lotKey: lot.key, patch })}
          onLeaveNumber={() => {
            const expiryDate = knownLot(lot.lotNumber)?.expiryDate
            if (expiryDate && lot.expiryDate === null)
              dispatch({ type: 'lot', key: line.key, lotKey: lot.key, patch: { expiryDate } })
          }}
          onRemove={() => dispatch({ type: 'remove-lot', key: line.key, lotKey: lot.key })}
          onWalk={() => walkOn(place)}
          addLot={
            place === line.lots.length - 1 && (
              <Button
                size="xs"
                variant="ghost"
                icon={<Plus className="size-3.5!" />}
                data-path={`${path}.addLot`}
                onClick={addLot}
              >
                {inboundText.addLot}
              </Button>
            )
          }
        />
      ))}
    </div>
  )
}

type LotRowProps = {
  lot: EditorLot
  place: number
  lineNumber: number
  path: string
  quantity: number
  removable: boolean
  remark: LotRemark | null
  wrong: ReadonlySet<string>
  today: string
  addLot: ReactNode
  onChange: (patch: Partial<Omit<EditorLot, 'key'>>) => void
  /** The number is typed: that of a known lot tells the expiry. */
  onLeaveNumber: () => void
  onRemove: () => void
  onWalk: () => void
}

function LotRow(props: LotRowProps) {
  const {
    lot,
    lineNumber,
    path,
    quantity,
    removable,
    remark,
    wrong,
    today,
    addLot,
    onChange,
    onLeaveNumber,
    onRemove,
    onWalk,
  } = props
  const name = (word: string) => inboundText.fieldOf(word, lineNumber)
  const onEnter = (walk: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    walk()
  }
  const look = remark && remarks[remark.tone]
  return (
    <div className="grid grid-cols-[128px_118px_84px_28px_minmax(0,1fr)] items-center gap-1.5 max-sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_72px_28px]">
      <TextInput
        size="sm"
        quiet
        aria-label={name(inboundText.lotNumber)}
        placeholder={inboundText.lotNumber}
        data-path={`${path}.lotNumber`}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        invalid={wrong.has(`${path}.lotNumber`)}
        value={lot.lotNumber}
        onChange={event => onChange({ lotNumber: event.target.value })}
        onBlur={onLeaveNumber}
        onKeyDown={onEnter(() => focusPath(`${path}.expiryDate`))}
      />
      <ExpiryInput
        size="sm"
        quiet
        aria-label={name(inboundText.expiry)}
        data-path={`${path}.expiryDate`}
        today={today}
        invalid={wrong.has(`${path}.expiryDate`) || (lot.expiryDate !== null && lot.expiryDate < today)}
        value={lot.expiryDate}
        onChange={expiryDate => onChange({ expiryDate })}
        onKeyDown={onEnter(removable ? () => focusPath(`${path}.quantity`) : onWalk)}
      />
      <NumberInput
        size="sm"
        quiet
        min={0}
        aria-label={name(inboundText.lotQuantity)}
        data-path={`${path}.quantity`}
        invalid={wrong.has(`${path}.quantity`)}
        value={quantity}
        onChange={next => onChange({ quantity: next ?? 0 })}
        onFocus={event => event.target.select()}
        onKeyDown={onEnter(onWalk)}
      />
      {removable ? (
        <IconButton
          size="xs"
          tooltip={false}
          label={inboundText.removeLot(lot.lotNumber)}
          icon={<X className="size-3.5!" />}
          onClick={onRemove}
        />
      ) : (
        <span />
      )}
      <span className="flex min-w-0 items-center gap-2 text-12 max-sm:col-span-full">
        {remark && (
          <span className={classNames('flex min-w-0 items-center gap-1', look?.look)} title={remark.text}>
            {look?.icon}
            <span className="truncate">{remark.text}</span>
          </span>
        )}
        {addLot}
      </span>
    </div>
  )
}
