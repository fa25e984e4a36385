import { takeBackRoutes } from '@quay/contract/take-back/routes'
import type { TakeBack } from '@quay/contract/take-back/shapes'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { takeBackText as words } from '../../text/bill/take-back.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

const identity = /^[0-9A-Za-z]{6,20}$/

/** Who brings the medicines, by which identity number, and why. */
export function TakeBackSheet({ document, onClose }: { document: TakeBack; onClose: () => void }) {
  const { minutes, returnId } = document
  const begin = {
    personName: minutes?.personName ?? '',
    identityNumber: minutes?.identityNumber ?? '',
    personAddress: minutes?.personAddress ?? '',
    personPhone: minutes?.personPhone ?? '',
    patientName: minutes?.patientName ?? '',
    reason: minutes?.reason ?? '',
  }
  const [form, setForm] = useState(begin)
  const [asked, setAsked] = useState(false)
  const save = useAction(takeBackRoutes.save, { onClose, showError: shownHere })
  const number = form.identityNumber.replaceAll(/\s/g, '')
  const isWhole = form.personName.trim() !== '' && identity.test(number) && form.reason.trim() !== ''
  function submit() {
    setAsked(true)
    if (!isWhole) return
    save.mutate({
      params: { id: returnId },
      body: {
        minutesVersion: minutes?.version ?? 0,
        personName: form.personName.trim(),
        identityNumber: number,
        personAddress: form.personAddress.trim() || null,
        personPhone: form.personPhone.trim() || null,
        patientName: form.patientName.trim() || null,
        reason: form.reason.trim(),
      },
    })
  }
  const input = (field: keyof typeof begin, most: number) => (
    <TextInput
      maxLength={most}
      value={form[field]}
      autoComplete="off"
      onChange={event => setForm(before => ({ ...before, [field]: event.target.value }))}
    />
  )
  const lacks = (field: 'personName' | 'reason') => asked && form[field].trim() === ''
  return (
    <EditSheet
      title={words.title}
      dirty={JSON.stringify(form) !== JSON.stringify(begin)}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{save.error?.message}</Refusal>
      <Field label={words.person} required error={lacks('personName') ? words.personMissing : undefined}>
        {input('personName', 120)}
      </Field>
      <Field
        label={words.identity}
        required
        hint={words.identityHint}
        error={asked && !identity.test(number) ? words.identityWrong : undefined}
      >
        {input('identityNumber', 30)}
      </Field>
      <Field label={words.address}>{input('personAddress', 300)}</Field>
      <Field label={words.phone}>{input('personPhone', 20)}</Field>
      <Field label={words.patient}>{input('patientName', 120)}</Field>
      <Field label={words.reason} required error={lacks('reason') ? words.reasonMissing : undefined}>
        {input('reason', 300)}
      </Field>
    </EditSheet>
  )
}
