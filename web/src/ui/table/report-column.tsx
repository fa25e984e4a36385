import type { SubmissionState } from '@quay/contract/submission'
import { submissionText } from '../../text/setting/submission.ts'
import { Badge } from '../mark/badge.tsx'
import type { Column } from './column.ts'
import { textColumn } from './columns.tsx'

/** How a document stands with systems of the state: for lists of a branch that reports to one. */
export const reportColumn: Column<{ reportState: SubmissionState | null }> = textColumn(
  'report',
  submissionText.column,
  ({ reportState }) => {
    if (!reportState) return '—'
    const { label, tone, shape } = submissionText.look({ state: reportState, message: 'REPORT' })
    return (
      <Badge tone={tone} shape={shape}>
        {label}
      </Badge>
    )
  },
  { width: '130px', hideBelow: 'lg' },
)
