import { flagActions } from '@quay/contract/document-flag/kinds'
import type { DocumentFlag } from '@quay/contract/document-flag/shapes'
import { documentFlagText } from '../../../text/bill/document-flag.ts'

/** Who settled a flag and how, in words; nothing while it is open. */
export function howSettled({
  kind,
  details,
  how,
  note,
  settledByName,
}: Pick<DocumentFlag, 'kind' | 'details' | 'how' | 'note' | 'settledByName'>): string | null {
  if (!settledByName) return null
  const label = flagActions(kind, details).find(({ action }) => action === how)?.label ?? how ?? ''
  return documentFlagText.settledWith(settledByName, note && note !== label ? `${label}. ${note}` : label)
}
