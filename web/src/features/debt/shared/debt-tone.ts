/** The tone of what is left to pay of a document: a warning, and red where its day is over. */
export const debtTone = ({ isOverdue }: { isOverdue: boolean }): string =>
  isOverdue ? 'text-danger-text' : 'text-warning-text'
