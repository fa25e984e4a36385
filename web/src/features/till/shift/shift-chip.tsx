import { isAllowed } from '@quay/contract/permission'
import Clock from 'lucide-react/icons/clock-3'
import { useSession } from '../../../api/session.ts'
import { saleText } from '../../../text/sale.ts'
import { toast } from '../../../ui/toast.ts'
import { useHotkey } from '../../../ui/use-hotkey.ts'
import { usePart } from '../../../ui/use-part.ts'
import { loadShiftWindow } from '../later-parts.ts'
import { useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { showShift, useShiftWindow } from './shift-window-state.ts'
import { zonedClock } from './zoned-clock.ts'

/** Who holds the drawer and since when; opens, counts and ends the shift. Nothing where the store does without shifts. */
export function ShiftChip() {
  const own = useTill(state => state.facts.context?.shift)
  const timeZone = useTill(state => state.facts.context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh')
  const { rights } = useSession()
  const isOpen = useShiftWindow(state => state.isOpen)
  const may = isAllowed(rights, { model: 'shift', action: own?.shift ? 'update' : 'create' })
  const isShown = own !== undefined && (own.shift !== null || own.usesShifts) && may
  useHotkey(
    saleKeys.shift,
    () => (isShown ? showShift(true) : toast.warning(own?.usesShifts ? saleText.shiftNotAllowed : saleText.shiftsOff)),
    { enabled: own !== undefined },
  )
  const ShiftWindow = usePart(isOpen, loadShiftWindow, () => {
    toast.warning(saleText.offline)
    showShift(false)
  })
  if (!isShown) return null
  const { shift } = own
  const time = shift && zonedClock(shift.openedAt, timeZone)
  return (
    <>
      <button
        type="button"
        title={`${shift ? saleText.shiftTitle(shift.code, shift.heldByName, time!) : saleText.openShift} (${saleKeys.shift.key})`}
        onClick={() => showShift(true)}
        className={`flex min-h-8 max-w-44 items-center gap-1.5 rounded-2 px-1.5 text-12 whitespace-nowrap hover:bg-hover ${shift ? 'text-ink-2' : 'font-medium text-accent-text'}`}
      >
        <Clock className="size-4! shrink-0" />
        <span className="truncate max-sm:sr-only">
          {shift ? saleText.shiftOf(lastName(shift.heldByName), time!) : saleText.openShift}
        </span>
      </button>
      {isOpen && ShiftWindow && <ShiftWindow onClose={() => showShift(false)} />}
    </>
  )
}

/** What people call each other by: the last word of a Vietnamese name. */
const lastName = (name: string) => name.trim().split(/\s+/).at(-1) ?? name
