import { flagActions } from '@quay/contract/document-flag/kinds'
import type { DocumentFlag } from '@quay/contract/document-flag/shapes'
import { documentFlagText } from '../../../text/bill/document-flag.ts'
import { whereFlagLeads } from './where-flag-leads.ts'

export interface FlagToSettle extends Pick<DocumentFlag, 'id' | 'kind' | 'sentence' | 'details'> {
  documentKind: 'bill' | 'sale-return'
  documentId: string
  documentCode: string
  customerId: string | null
}

interface SettleChoice {
  action: string
  label: string
  /** Opens the screen where the deed is done, shows what to send to support, or notes that it is done. */
  does: 'lead' | 'tell-support' | 'settle'
  to?: string | undefined
}

/**
 * What a person may do about a flag. A deed that is done on another screen settles nothing before the person says that it is done (`isDone`):
 * who leaves that screen again finds the flag open.
 */
export function settleChoices(
  flag: FlagToSettle,
  { isDone, mayOpen }: { isDone: boolean; mayOpen: (to: string) => boolean },
): SettleChoice[] {
  return flagActions(flag.kind, flag.details).map(({ action, label, leads }): SettleChoice => {
    if (isDone) return { action, label, does: 'settle' }
    if (leads === 'support') return { action, label, does: 'tell-support' }
    const to = whereFlagLeads(leads, flag, flag)
    return to && mayOpen(to) ? { action, label, does: 'lead', to } : { action, label, does: 'settle' }
  })
}

/** What support needs of a flag, as a text to be sent. */
export function supportText(
  { kind, sentence, details, documentCode, documentId }: FlagToSettle,
  build: string,
): string {
  const facts = Object.entries(details).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [sentence, `${documentCode} (${documentId})`, `${documentFlagText.version} ${build}`, kind, ...facts].join(
    '\n',
  )
}
