import { transferText } from '../../text/stock/transfer.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Note } from '../../ui/mark/note.tsx'
import type { TransferDraft } from './editor-state.ts'

type DraftStandingProps = { draft: Pick<TransferDraft, 'needsApproval' | 'writer'>; maySend: boolean; me: string }

/** A draft that needs approval: shows a user who may send it who wrote it and when, and its writer that it waits. */
export function DraftStanding({ draft: { needsApproval, writer }, maySend, me }: DraftStandingProps) {
  if (!needsApproval || writer === null || (maySend && writer.id === me)) return null
  return (
    <Note>
      {maySend ? (
        <>
          {transferText.writtenBy}: <b className="font-semibold">{writer.name}</b>, <DateTimeText instant={writer.at} />
          . {transferText.toApprove}
        </>
      ) : (
        transferText.waitsForApproval
      )}
    </Note>
  )
}
