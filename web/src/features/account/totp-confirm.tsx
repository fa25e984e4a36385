import { authRoutes } from '@quay/contract/auth/routes'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { QrCode } from '../../ui/paper/qr-code.tsx'

type TotpConfirmProps = {
  started: { secret: string; uri: string }
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The secret for the app, as a code to scan and as text, and the first code back. The QR code is drawn in the browser. */
export function TotpConfirm({ started, onDone, onCancel }: TotpConfirmProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useAction(authRoutes.confirmTotp, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    showError: error => {
      setProblem(error.message)
      setCode('')
      return true
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!/^\d{6}$/.test(code)) return setProblem('Mã gồm 6 chữ số')
    setProblem(null)
    confirm.mutate({ body: { code } })
  }
  return (
    <form noValidate className="grid max-w-96 gap-4" onSubmit={submit}>
      <ol className="grid list-decimal gap-1 pl-4 text-ink-2">
        <li>Mở ứng dụng xác thực trên điện thoại, thêm tài khoản, quét mã này.</li>
        <li>Nhập mã 6 số mà ứng dụng hiện ra.</li>
      </ol>
      <QrCode text={started.uri} label="Mã để quét vào ứng dụng xác thực" className="size-48 rounded-2" />
      <Field label="Không quét được? Gõ khóa này vào ứng dụng">
        <TextInput
          readOnly
          value={started.secret.replace(/.{4}(?=.)/g, '$& ')}
          onFocus={event => event.target.select()}
        />
      </Field>
      <Field label="Mã 6 số" required error={problem}>
        <TextInput
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={event => setCode(event.target.value.replace(/\D/g, ''))}
        />
      </Field>
      <div className="flex gap-2">
        <Button onClick={onCancel}>Bỏ qua</Button>
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          Xác nhận
        </Button>
      </div>
    </form>
  )
}
