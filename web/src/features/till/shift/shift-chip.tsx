import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../../api/session/session.ts'
import { saleText } from '../../../text/till/sale.ts'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { usePart } from '../../../ui/use-part.ts'
import { loadShiftButton, loadShiftWindow } from '../later-parts.ts'
import { useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { showShift, useShiftWindow } from './shift-window-state.ts'

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
  const ShiftButton = usePart(isShown, loadShiftButton, () => {})
  if (!isShown) return null
  return (
    <>
      {ShiftButton && <ShiftButton shift={own.shift} timeZone={timeZone} />}
      {isOpen && ShiftWindow && <ShiftWindow onClose={() => showShift(false)} />}
    </>
  )
}
