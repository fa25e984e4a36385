import { denominations, mostNotes, type Notes } from '@quay/contract/shift/shapes'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import type { KeyboardEvent, RefObject } from 'react'
import { shiftText } from '../../../text/till/shift.ts'
import { NumberInput } from '../../../ui/field/number-input.tsx'

/** How many notes of each value, as it is typed; nothing typed is none. */
export type TypedNotes = Readonly<Partial<Record<(typeof denominations)[number], number | null>>>

/** What is sent of it. */
export const notesOf = (typed: TypedNotes): Notes =>
  denominations.flatMap(value => (typed[value] ? [{ value, quantity: typed[value] }] : []))

type CountNotesProps = {
  value: TypedNotes
  onChange: (value: TypedNotes) => void
  first: RefObject<HTMLInputElement | null>
  /** Enter in the last field. */
  onEnd: () => void
}

/** A field for each note and coin, the largest first; Enter goes to the next one. */
export function CountNotes({ value, onChange, first, onEnd }: CountNotesProps) {
  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [...(event.currentTarget.closest('[data-notes]')?.querySelectorAll('input') ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else onEnd()
  }
  return (
    <div data-notes>
      <ul className="grid grid-flow-col grid-rows-5 gap-x-6 gap-y-1.5 max-sm:grid-flow-row max-sm:grid-rows-none">
        {denominations.map((note, place) => (
          <li key={note} className="grid grid-cols-[72px_84px_minmax(0,1fr)] items-center gap-2">
            <span className="text-right font-medium tabular-nums">{formatNumber(note)}</span>
            <NumberInput
              ref={place === 0 ? first : undefined}
              aria-label={shiftText.notesOf(formatDong(note))}
              min={0}
              max={mostNotes}
              value={value[note] ?? null}
              onChange={quantity => onChange({ ...value, [note]: quantity })}
              onFocus={event => event.target.select()}
              onKeyDown={goOn}
            />
            <span className="text-right text-ink-3 tabular-nums">
              {value[note] ? formatNumber(note * value[note]) : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between border-line border-t pt-2 font-semibold text-16" aria-live="polite">
        <span>{shiftText.countTotal}</span>
        <span className="tabular-nums">{formatDong(sumNotes(notesOf(value)))}</span>
      </p>
    </div>
  )
}
