import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, type RefObject, useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { useAnchoredPopover } from '../popup/use-anchored-popover.ts'

/** A row of the list of a Select or Combobox. */
export type OptionRow = {
  key: string
  label: string
  /** Quiet, at the right end: a price, a code. */
  detail?: string | undefined
  disabled?: boolean | undefined
  /** Not one of the options but the offer to make one. */
  isNew?: boolean | undefined
  take: () => void
}

type OptionListProps = {
  id: string
  open: boolean
  anchor: RefObject<HTMLElement | null>
  rows: readonly OptionRow[]
  /** Place of the row that the keys are at. */
  place: number
  chosenKey: string | undefined
  onMark: (place: number) => void
  /** What is said in place of rows when there are none. */
  status?: ReactNode
}

const listPlacing = { asWide: true, shrinkTo: 240 }

/** The id of a row, for `aria-activedescendant`. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`
}

/** The list that opens under a Select or Combobox. The focus stays in the control, so leaving that closes it. */
export function OptionList({ id, open, anchor, rows, place, chosenKey, onMark, status }: OptionListProps) {
  const popup = useRef<HTMLDivElement>(null)
  useAnchoredPopover(open, anchor, popup, listPlacing)
  if (!open) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the focus where it is
    <div
      ref={popup}
      popover="manual"
      className="fixed inset-auto m-0 overflow-auto rounded-[8px] border-0 bg-raised p-1 font-normal text-13 text-ink shadow-2"
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
    >
      {status !== undefined && (
        <div role="status" className={rows.length === 0 ? 'px-2 py-1.5 text-12 text-ink-3' : 'sr-only'}>
          {rows.length === 0 && status}
        </div>
      )}
      {rows.length > 0 && (
        <div role="listbox" id={id} aria-label={kitText.choose}>
          {rows.map((row, at) => (
            <OptionItem
              key={row.key}
              id={optionId(id, row.key)}
              row={row}
              marked={at === place}
              chosen={row.key === chosenKey}
              onMark={() => onMark(at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type OptionItemProps = { id: string; row: OptionRow; marked: boolean; chosen: boolean; onMark: () => void }

function OptionItem({ id, row, marked, chosen, onMark }: OptionItemProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the control
    // biome-ignore lint/a11y/useFocusableInteractive: the control keeps the focus and points here
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={row.disabled}
      ref={marked ? node => node?.scrollIntoView({ block: 'nearest' }) : undefined}
      onPointerMove={onMark}
      onClick={row.disabled ? undefined : row.take}
      className={classNames(
        'flex min-h-control cursor-default select-none items-center gap-2 rounded-1 px-2 py-1',
        marked && 'bg-accent-soft',
        row.isNew && 'text-ink-2',
        row.disabled && 'text-ink-off',
      )}
    >
      {row.isNew && <Plus className="size-3.5!" />}
      <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere">{row.label}</span>
      {row.detail && <span className="pl-4 text-12 text-ink-2">{row.detail}</span>}
      {chosen && <Check className="size-3.5!" />}
    </div>
  )
}
