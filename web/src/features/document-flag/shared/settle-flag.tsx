import { type FlagKind, flagKinds } from '@quay/contract/document-flag/kinds'
import { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { useRouter } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { clientBuild } from '../../../offline/browser/client-build.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { useMayOpen } from '../../../routing/use-may-open.ts'
import { documentFlagText } from '../../../text/bill/document-flag.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { type FlagToSettle, settleChoices, supportText } from './settle-choices.ts'

const longestNote = 300

/** Leads to the screen where the deed of a flag is done, and writes down how it was settled once it is. */
export function SettleFlag({ flag, onClose }: { flag: FlagToSettle; onClose: () => void }) {
  const router = useRouter()
  const mayOpen = useMayOpen()
  const [note, setNote] = useState('')
  const [isDone, setDone] = useState(false)
  const [tellsSupport, setTellsSupport] = useState(false)
  const settle = useAction(documentFlagRoutes.settle, { showError: shownHere })
  const choices = settleChoices(flag, { isDone, mayOpen })
  const isAsked = isDone || choices.some(({ does }) => does !== 'settle')
  async function choose({ action, does, to }: (typeof choices)[number]) {
    if (does === 'tell-support') return setTellsSupport(true)
    if (to) {
      onClose()
      return router.history.push(to)
    }
    await settle.mutateAsync({ params: { id: flag.id }, body: { action, ...(note.trim() && { note: note.trim() }) } })
    toast.success(documentFlagText.done)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={Object.hasOwn(flagKinds, flag.kind) ? flagKinds[flag.kind as FlagKind].name : documentFlagText.settle}
      description={flag.sentence}
      actions={
        <>
          <Button onClick={onClose}>{documentFlagText.close}</Button>
          {choices.toReversed().map((choice, place) => (
            <Button
              key={choice.action}
              variant={place === choices.length - 1 ? 'primary' : 'default'}
              icon={choice.to ? <ArrowRight /> : undefined}
              busy={settle.isPending && settle.variables?.body.action === choice.action}
              onClick={() => void choose(choice).catch(() => {})}
            >
              {choice.label}
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
        {tellsSupport && <ToSupport text={supportText(flag, clientBuild ?? 'dev')} />}
        <Field label={documentFlagText.note}>
          <Textarea rows={2} maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
        {isAsked && (
          <>
            <Checkbox checked={isDone} onChange={event => setDone(event.target.checked)}>
              {documentFlagText.isDone}
            </Checkbox>
            <p className="text-12 text-ink-2">{documentFlagText.leadsOn}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** What to send to who helps the shop. */
function ToSupport({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(documentFlagText.copied),
      () => toast.error(documentFlagText.notCopied),
    )
  return (
    <div className="grid gap-1.5">
      <Field label={documentFlagText.toSupport}>
        <Textarea rows={6} readOnly value={text} />
      </Field>
      <Button className="justify-self-start" onClick={() => void copy()}>
        {documentFlagText.copy}
      </Button>
    </div>
  )
}
