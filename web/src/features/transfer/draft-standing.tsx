import { transferText } from '../../text/transfer.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Note } from '../../ui/note.tsx'
import type { TransferDraft } from './editor-state.ts'

type DraftStandingProps = { draft: Pick<TransferDraft, 'needsApproval' | 'writer'>; maySend: boolean; me: string }

/** Of a draft that needs approval: who wrote it and when to whoever may send it, that it waits to its writer. */
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
