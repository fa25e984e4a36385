import { reportSystemLabel, type Submission } from '@quay/contract/submission'
import Send from 'lucide-react/icons/send'
import { submissionText } from '../../../text/setting/submission.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Badge } from '../../../ui/mark/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'

export interface SubmissionCardProps {
  submissions: readonly Submission[]
  /** Left out for who may not send again. */
  onResend?: (() => void) | undefined
  busy: boolean
}

/** How a document stands with the systems that it is reported to; nothing where it is reported to none. */
export function SubmissionCard({ submissions, onResend, busy }: SubmissionCardProps) {
  if (submissions.length === 0) return null
  return (
    <Card
      title={submissionText.title}
      actions={
        onResend &&
        submissions.some(isUnsent) && (
          <Button icon={<Send />} onClick={onResend} busy={busy}>
            {submissionText.resend}
          </Button>
        )
      }
    >
      <ul className="grid gap-3">
        {submissions.map(submission => (
          <li key={submission.system} className="grid gap-1">
            <Standing submission={submission} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What a person may have sent now: the server says the same, but for a call that is under way. */
const isUnsent = ({ state, lastAttemptAt }: Submission) =>
  state === 'REFUSED' || state === 'FAILED' || (state === 'WAITING' && lastAttemptAt !== null)

function Standing({ submission }: { submission: Submission }) {
  const { system, answer, reference, lastAttemptAt, nextAttemptAt, attempts } = submission
  const { label, tone, shape } = submissionText.look(submission)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{reportSystemLabel[system]}</span>
        <Badge tone={tone} shape={shape}>
          {label}
        </Badge>
      </div>
      {answer && <p className="text-danger-text [overflow-wrap:anywhere]">{answer}</p>}
      <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">
        {reference && <span className="block">{submissionText.reference(reference)}</span>}
        {lastAttemptAt && (
          <span className="block">
            {submissionText.lastAttempt} <DateTimeText instant={lastAttemptAt} />
          </span>
        )}
        {nextAttemptAt && attempts > 0 && (
          <span className="block">
            {submissionText.nextAttempt} <DateTimeText instant={nextAttemptAt} />
          </span>
        )}
      </p>
    </>
  )
}
