import { isAllowed } from '@quay/contract/right/permission'
import type { Shift } from '@quay/contract/shift/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../../api/session/session.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
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
  const { rights } = useSession()
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
  const { heldBy, heldByName, openedAt, openingFloat } = own.shift
  const about = shiftText.since(heldByName, zonedClock(openedAt, timeZone), formatDong(openingFloat))
  // Before the notes are counted, not after.
  if (heldBy !== place.userId && !isAllowed(rights, { model: 'shift_review', action: 'update' }))
    return (
      <Dialog
        size="sm"
        title={shiftText.documentTitle(own.shift.code)}
        description={about}
        onClose={leave}
        actions={<Button onClick={leave}>{kitText.close}</Button>}
      >
        <p>{shiftText.ofColleague(heldByName)}</p>
      </Dialog>
    )
  return (
    <EndShift
      shift={own.shift}
      about={about}
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
