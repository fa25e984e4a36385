import type { Shift } from '@quay/contract/shift/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useConnection } from '../../../offline/connection/connection.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { EndShift } from '../../shift/shared/end-shift.tsx'
import { OpenShift } from '../../shift/shared/open-shift.tsx'
import { slipOf } from '../../shift/shared/slip-of.ts'
import { useSale, useTill } from '../sale-context.ts'
import { OfflineShift } from './offline-shift.tsx'
import { OpenDrafts } from './open-drafts.tsx'
import { zonedClock } from './zoned-clock.ts'

const zone = 'Asia/Ho_Chi_Minh'

/** Opens the shift of this drawer, or counts and ends the one that is open. */
export function ShiftWindow({ onClose }: { onClose: () => void }) {
  const { till, place, loadContext, printSlip, focusFind } = useSale()
  const own = useTill(state => state.facts.context?.shift)
  const timeZone = useTill(state => state.facts.context?.branch.timeZone ?? zone)
  const { online, pending } = useConnection()
  const all = useTill(state => state.drafts)
  const drafts = all.filter(({ cart }) => cart.lines.length > 0)
  function leave() {
    onClose()
    focusFind()
  }
  function ended(shift: Shift) {
    void loadContext()
    printSlip(slipOf(shift, timeZone), { signatures: shiftText.paper.signatures })
    leave()
  }
  if (!own) return null
  if (!online) return <OfflineShift onClose={leave} pending={pending} />
  if (!own.shift)
    return (
      <OpenShift
        branchId={place.branchId}
        left={own.left}
        onClose={leave}
        onOpened={() => {
          void loadContext()
          leave()
        }}
      />
    )
  const { heldByName, openedAt, openingFloat } = own.shift
  return (
    <EndShift
      shift={own.shift}
      about={shiftText.since(heldByName, zonedClock(openedAt, timeZone), formatDong(openingFloat))}
      notes={
        <>
          {pending > 0 && <Note tone="warning">{shiftText.unsent(formatNumber(pending))}</Note>}
          {drafts.length > 0 && (
            <Note>
              {shiftText.drafts(formatNumber(drafts.length))}
              <OpenDrafts
                drafts={drafts}
                onOpen={id => {
                  till.showTab(id)
                  leave()
                }}
              />
            </Note>
          )}
        </>
      }
      onClose={leave}
      onEnded={ended}
    />
  )
}
