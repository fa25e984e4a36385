import { type FlagKind, flagActions, flagKinds } from '@quay/contract/document-flag/kinds'
import { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import type { DocumentFlag } from '@quay/contract/document-flag/shapes'
import { useRouter } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { useMayOpen } from '../../../routing/use-may-open.ts'
import { documentFlagText } from '../../../text/document-flag.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.ts'
import { whereFlagLeads } from './where-flag-leads.ts'

const longestNote = 300

export interface FlagToSettle extends Pick<DocumentFlag, 'id' | 'kind' | 'sentence' | 'details'> {
  documentKind: 'bill' | 'sale-return'
  documentId: string
  documentCode: string
  customerId: string | null
}

/** Asks how a flag is settled, writes it down, and leads on to the screen where the deed is done. */
export function SettleFlag({ flag, onClose }: { flag: FlagToSettle; onClose: () => void }) {
  const router = useRouter()
  const mayOpen = useMayOpen()
  const [note, setNote] = useState('')
  const settle = useAction(documentFlagRoutes.settle, { showError: shownHere })
  const actions = flagActions(flag.kind, flag.details).map(({ action, label, leads }) => {
    const to = whereFlagLeads(leads, flag, flag)
    return { action, label, to: to && mayOpen(to) ? to : undefined }
  })
  async function choose(action: string, to: string | undefined) {
    const body = { action, ...(note.trim() && { note: note.trim() }) }
    await settle.mutateAsync({ params: { id: flag.id }, body })
    toast.success(documentFlagText.done)
    onClose()
    if (to) router.history.push(to)
  }
  return (
    <Dialog
      onClose={onClose}
      title={Object.hasOwn(flagKinds, flag.kind) ? flagKinds[flag.kind as FlagKind].name : documentFlagText.settle}
      description={flag.sentence}
      actions={
        <>
          <Button onClick={onClose}>{documentFlagText.close}</Button>
          {actions.toReversed().map(({ action, label, to }, place) => (
            <Button
              key={action}
              variant={place === actions.length - 1 ? 'primary' : 'default'}
              icon={to ? <ArrowRight /> : undefined}
              busy={settle.isPending && settle.variables?.body.action === action}
              onClick={() => void choose(action, to).catch(() => {})}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-3">
        <Refusal>{settle.error?.message}</Refusal>
        <p>
          <DocumentLink kind={flag.documentKind} id={flag.documentId} code={flag.documentCode} />
        </p>
        <Field label={documentFlagText.note}>
          <Textarea rows={2} maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
        {actions.some(({ to }) => to) && <p className="text-12 text-ink-2">{documentFlagText.leadsOn}</p>}
      </div>
    </Dialog>
  )
}
