import { authRoutes } from '@quay/contract/auth/routes'
import { formResolver } from '../../api/form/form-resolver.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { PageForm } from '../../form/page-form.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { passwordRule } from '../../text/setting/password-rule.ts'

const empty = { currentPassword: '', newPassword: '' }
const { PasswordField } = fieldsOf<typeof empty>()
const resolver = formResolver(authRoutes.changePassword.body)

/** A new password; every other device is signed out with it. */
export function PasswordForm() {
  const sheet = useRecordForm({
    formOf: () => empty,
    resolver,
    refusals: {
      'wrong-password': 'currentPassword',
      'same-password': 'newPassword',
      'password-too-easy': 'newPassword',
    },
    send: (send, body) => send(authRoutes.changePassword, { body }),
    onSaved: () => sheet.form.reset(empty, { keepFieldsRef: true }),
  })
  return (
    <PageForm sheet={sheet} submitLabel="Đổi mật khẩu">
      <PasswordField name="currentPassword" label="Mật khẩu hiện tại" required autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label="Mật khẩu mới"
        required
        hint={`${passwordRule}. Các thiết bị khác sẽ bị đăng xuất.`}
        autoComplete="new-password"
      />
    </PageForm>
  )
}
