import { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { type AdviceChannel, adviceChannels, type NoteKind } from '@quay/contract/gpp-book/shapes'
import { adviceChannelText } from '@quay/domain/book/advice-channel-text'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { productEntity } from '../../list/entities.ts'
import { kitText } from '../../text/kit/kit.ts'
import { gppBookText } from '../../text/stock/gpp-book.ts'
import { Combobox, type ComboboxOption } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

const words = gppBookText.note

/** A medicine that is none of the shop's goods is its words. */
const typedOption = (name: string): ComboboxOption => ({ value: '', label: name })

const channels = adviceChannels.map(value => ({ value, label: adviceChannelText[value] }))

type NoteSheetProps = { kind: NoteKind; onClose: () => void; onDone: () => void }

/** Writes a complaint, a harmful reaction, a recall or advice that was given online into its book. */
export function NoteSheet({ kind, onClose, onDone }: NoteSheetProps) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const begin = { notedOn: today, personName: '', personPhone: '', lotNumber: '', content: '', action: '' }
  const [form, setForm] = useState(begin)
  const [product, setProduct] = useState<ComboboxOption | null>(null)
  const [id] = useState(newId)
  const [channel, setChannel] = useState<AdviceChannel>('ZALO')
  const [asked, setAsked] = useState(false)
  const isAdvice = kind === 'ADVICE'
  const action = useAction(gppBookRoutes.addNote, {
    onDone: () => {
      toast.success(words.saved)
      onDone()
    },
    onClose,
    showError: shownHere,
  })
  const set = (patch: Partial<typeof form>) => setForm(before => ({ ...before, ...patch }))
  const text = (value: string) => value.trim() || null
  const lacksContact = isAdvice && !text(form.personName) && !text(form.personPhone)
  const lacksAdvice = isAdvice && !text(form.action)
  function save() {
    setAsked(true)
    if (!product || form.content.trim() === '' || lacksContact || lacksAdvice) return
    action.mutate({
      body: {
        id,
        branchId,
        kind,
        notedOn: form.notedOn,
        ...(isAdvice && { channel }),
        personName: text(form.personName),
        personPhone: text(form.personPhone),
        ...(product.value ? { productId: product.value } : { productName: product.label }),
        lotNumber: text(form.lotNumber),
        content: form.content.trim(),
        action: text(form.action),
      },
    })
  }
  return (
    <EditSheet
      title={words.add[kind]}
      dirty={product !== null || JSON.stringify(form) !== JSON.stringify(begin)}
      busy={action.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Refusal>{action.error?.message}</Refusal>
      <Field label={words.day} required>
        <DateInput value={form.notedOn} max={today} today={today} onChange={day => day && set({ notedOn: day })} />
      </Field>
      {isAdvice && (
        <Field label={words.channel} group hint={words.adviceHint}>
          <Select label={words.channel} value={channel} options={channels} onChange={setChannel} />
        </Field>
      )}
      <Field label={words.person[kind]} error={asked && lacksContact ? words.contactMissing : undefined}>
        <TextInput
          maxLength={120}
          value={form.personName}
          onChange={event => set({ personName: event.target.value })}
        />
      </Field>
      <Field label={words.phone}>
        <TextInput
          maxLength={20}
          inputMode="tel"
          value={form.personPhone}
          onChange={event => set({ personPhone: event.target.value })}
        />
      </Field>
      <Field label={words.product} required error={asked && !product ? words.productMissing : undefined}>
        <Combobox
          value={product}
          options={productEntity.find}
          onCreate={name => setProduct(typedOption(name))}
          onChange={setProduct}
        />
      </Field>
      {!isAdvice && (
        <Field label={words.lot}>
          <TextInput maxLength={60} value={form.lotNumber} onChange={event => set({ lotNumber: event.target.value })} />
        </Field>
      )}
      <Field
        label={words.content[kind]}
        required
        error={asked && form.content.trim() === '' ? kitText.empty : undefined}
      >
        <Textarea
          rows={3}
          maxLength={1_000}
          value={form.content}
          onChange={event => set({ content: event.target.value })}
        />
      </Field>
      <Field label={words.action[kind]} required={isAdvice} error={asked && lacksAdvice ? kitText.empty : undefined}>
        <Textarea
          rows={2}
          maxLength={500}
          value={form.action}
          onChange={event => set({ action: event.target.value })}
        />
      </Field>
    </EditSheet>
  )
}
