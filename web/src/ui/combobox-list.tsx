import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useRef } from 'react'
import { kitText } from '../text/kit.ts'
import { classNames } from './class-names.ts'
import { useAnchoredPopover } from './use-anchored-popover.ts'
import type { ComboboxRow, ComboboxState } from './use-combobox.ts'

type ComboboxListProps = { box: ComboboxState; anchor: RefObject<HTMLElement | null> }

/** The list under a Combobox. The focus stays in the input, so leaving that closes it. */
export function ComboboxList({ box, anchor }: ComboboxListProps) {
  const popup = useRef<HTMLDivElement>(null)
  useAnchoredPopover(box.open, anchor, popup)
  if (!box.open) return null
  const words = box.failed ? kitText.searchFailed : box.searching ? kitText.loading : kitText.noMatch
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the focus where it is
    <div
      ref={popup}
      popover="manual"
      className="fixed inset-auto m-0 overflow-auto rounded-[8px] border-0 bg-raised p-1 font-normal text-13 text-ink shadow-2"
      // A press on the list must not take the focus from the input.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
    >
      <div role="status" className={box.rows.length === 0 ? 'px-2 py-1.5 text-12 text-ink-3' : 'sr-only'}>
        {box.rows.length === 0 && words}
      </div>
      {box.rows.length > 0 && (
        <div role="listbox" id={box.listId} aria-label={kitText.choose}>
          {box.rows.map((row, place) => (
            <ComboboxItem
              key={row.key}
              id={box.rowId(row.key)}
              row={row}
              marked={place === box.place}
              chosen={row.key === box.chosen}
              onMark={() => box.mark(place)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type ComboboxItemProps = { id: string; row: ComboboxRow; marked: boolean; chosen: boolean; onMark: () => void }

function ComboboxItem({ id, row, marked, chosen, onMark }: ComboboxItemProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      ref={marked ? node => node?.scrollIntoView({ block: 'nearest' }) : undefined}
      onPointerMove={onMark}
      onClick={row.take}
      className={classNames(
        'flex min-h-control cursor-default select-none items-center gap-2 rounded-1 px-2 py-1',
        marked && 'bg-accent-soft',
        row.isNew && 'text-ink-2',
      )}
    >
      {row.isNew && <Plus className="size-3.5!" />}
      <span className="min-w-0 flex-1">{row.label}</span>
      {row.detail && <span className="pl-4 text-12 text-ink-2">{row.detail}</span>}
      {chosen && <Check className="size-3.5!" />}
    </div>
  )
}
