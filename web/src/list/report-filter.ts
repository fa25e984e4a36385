import { submissionText } from '../text/setting/submission.ts'

/** How a document stands with systems of the state: offered where the branch reports to one. */
export const reportFilter = {
  kind: 'choice',
  field: 'reportState',
  label: submissionText.column,
  width: 'w-36',
  choices: submissionText.choices,
  shown: ({ total }: { total: { isReported: boolean } | undefined }) => total?.isReported === true,
} as const
