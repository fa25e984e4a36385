import type { OwnShift } from '@quay/contract/shift/own-shift'
import Clock from 'lucide-react/icons/clock-3'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { saleKeys } from '../sale-keys.ts'
import { showShift } from './shift-window-state.ts'
import { zonedClock } from './zoned-clock.ts'

/** Who holds the drawer and since when; a press opens, counts or ends the shift. */
export function ShiftButton({ shift, timeZone }: { shift: OwnShift['shift']; timeZone: string }) {
  const time = shift && zonedClock(shift.openedAt, timeZone)
  return (
    <button
      type="button"
      title={`${shift ? salePartText.shiftTitle(shift.code, shift.heldByName, time!) : salePartText.openShift} (${saleKeys.shift.key})`}
      onClick={() => showShift(true)}
      className={`flex min-h-8 max-w-44 items-center gap-1.5 rounded-2 px-1.5 text-12 whitespace-nowrap hover:bg-hover ${shift ? 'text-ink-2' : 'font-medium text-accent-text'}`}
    >
      <Clock className="size-4! shrink-0" />
      <span className="truncate max-sm:sr-only">
        {shift ? salePartText.shiftOf(lastName(shift.heldByName), time!) : salePartText.openShift}
      </span>
    </button>
  )
}

/** What people call each other by: the last word of a Vietnamese name. */
const lastName = (name: string) => name.trim().split(/\s+/).at(-1) ?? name
