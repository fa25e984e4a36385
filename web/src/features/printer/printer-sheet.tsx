import { printerRoutes } from '@quay/contract/printer/routes'
import type { Printer } from '@quay/contract/printer/shapes'
import { type PrinterLanguage, printerLanguages } from '@quay/contract/printer/traits'
import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { newId } from '../../api/new-id.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { printerText } from '../../text/kit/printer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { FindPrinters } from './find-printers.tsx'

const { fields } = printerText
export const dotsChoices = ([576, 512, 432, 384] as const).map(value => ({
  value: value as number,
  label: fields.dotsChoices[value],
}))
export const languageChoices = printerLanguages.map(value => ({ value, label: fields.languages[value] }))

type PrinterSheetProps = {
  printer: Printer | null
  branchId: string
  onSaved: (printer: Printer) => void
  onClose: () => void
}

/** Enters a printer that the server reaches, or changes one. */
export function PrinterSheet({ printer, branchId, onSaved, onClose }: PrinterSheetProps) {
  const [id] = useState(newId)
  const first = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState(() => ({
    name: printer?.name ?? '',
    kind: printer?.kind ?? ('LAN' as const),
    address: printer?.address ?? '',
    language: printer?.language ?? ('esc-pos' as PrinterLanguage),
    dots: printer?.dots ?? 576,
    feedLines: printer?.feedLines ?? 4,
    hasCutter: printer?.hasCutter ?? true,
    drawerPin: printer ? printer.drawerPin : (2 as const),
  }))
  const set = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const queues = useRoute(printerRoutes.queues, {}, { enabled: form.kind === 'QUEUE', staleTime: 10_000 })
  const [problem, setProblem] = useState<ApiError | null>(null)
  const showError = (error: ApiError) => {
    setProblem(error)
    return true
  }
  const create = useAction(printerRoutes.create, { showError, onDone: onSaved, onClose })
  const update = useAction(printerRoutes.update, { showError, onDone: onSaved, onClose })
  const issueOf = (path: string) => problem?.issues.find(issue => issue.path === path)?.message
  function submit(event?: FormEvent) {
    event?.preventDefault()
    setProblem(null)
    if (printer) update.mutate({ params: { id: printer.id }, body: { version: printer.version, ...form } })
    else create.mutate({ body: { id, branchId, ...form } })
  }
  return (
    <Dialog
      size="sm"
      title={printer ? printerText.edit : printerText.add}
      initialFocus={first}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Đóng</Button>
          <Button variant="primary" busy={create.isPending || update.isPending} onClick={() => submit()}>
            {printer ? printerText.edit : printerText.add}
          </Button>
        </>
      }
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Refusal>{problem && problem.issues.length === 0 ? problem.message : null}</Refusal>
        <Field label={fields.name} required error={issueOf('name')}>
          <TextInput
            ref={first}
            maxLength={40}
            value={form.name}
            onChange={event => set({ name: event.target.value })}
          />
        </Field>
        <Field label={fields.kind} group>
          <Segmented
            label={fields.kind}
            value={form.kind}
            options={(['LAN', 'QUEUE'] as const).map(value => ({ value, label: fields.kinds[value] }))}
            onChange={kind => set({ kind, address: '' })}
          />
        </Field>
        {form.kind === 'LAN' ? (
          <>
            <Field label={fields.address} hint={fields.addressHint} required error={issueOf('address')}>
              <TextInput
                maxLength={100}
                inputMode="decimal"
                value={form.address}
                onChange={event => set({ address: event.target.value.trim() })}
              />
            </Field>
            <FindPrinters onChoose={address => set({ address })} />
          </>
        ) : (
          <Field
            label={fields.queue}
            required
            error={issueOf('address') ?? (queues.data?.length === 0 ? fields.noQueue : undefined)}
          >
            <Select
              value={form.address || null}
              options={(queues.data ?? []).map(name => ({ value: name, label: name }))}
              onChange={address => set({ address })}
            />
          </Field>
        )}
        <Field label={fields.language}>
          <Select value={form.language} options={languageChoices} onChange={language => set({ language })} />
        </Field>
        {form.language !== 'tspl' && (
          <>
            <Field label={fields.dots}>
              <Select value={form.dots} options={dotsChoices} onChange={dots => set({ dots })} />
            </Field>
            <Checkbox checked={form.hasCutter} onChange={event => set({ hasCutter: event.target.checked })}>
              {fields.hasCutter}
            </Checkbox>
            {form.hasCutter && (
              <Field label={fields.feedLines}>
                <NumberInput
                  min={0}
                  max={12}
                  value={form.feedLines}
                  onChange={feedLines => set({ feedLines: feedLines ?? 0 })}
                />
              </Field>
            )}
            <Field label={fields.drawer} group>
              <Segmented
                label={fields.drawer}
                value={form.drawerPin ?? 0}
                options={([0, 2, 5] as const).map(value => ({ value, label: fields.drawers[value] }))}
                onChange={pin => set({ drawerPin: pin === 0 ? null : pin })}
              />
            </Field>
          </>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
