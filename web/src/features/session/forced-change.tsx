import { authRoutes } from '@quay/contract/auth/routes'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form/form-resolver.ts'
import { showIssues } from '../../api/form/show-issues.ts'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useProfile } from '../../api/session/session.ts'
import { signOut } from '../../api/session/sign-out.ts'
import { useAction } from '../../api/use-action.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { passwordRule } from '../../text/setting/password-rule.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EntryPage } from './entry-page.tsx'

/** The change of a temporary password, the only screen until it is done. The server opens nothing else either. */
export default function ForcedChange() {
  const { fullName } = useProfile()
  useDocumentTitle('Đổi mật khẩu tạm')
  const form = useForm({
    resolver: formResolver(authRoutes.changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { register, handleSubmit, formState } = form
  const { currentPassword, newPassword, root } = formState.errors
  const save = useAction(authRoutes.changePassword, {
    onDone: () => void loadProfile(),
    showError: error => {
      const placed = showIssues(form, error, {
        'wrong-password': 'currentPassword',
        'same-password': 'newPassword',
        'password-too-easy': 'newPassword',
      })
      if (!placed) form.setError('root', { message: error.message })
      return true
    },
  })
  return (
    <EntryPage
      title="Đặt mật khẩu của bạn"
      intro={`Chào ${fullName}. Mật khẩu vừa dùng do người quản trị cấp; đặt mật khẩu chỉ mình bạn biết để bắt đầu.`}
    >
      <form noValidate className="grid gap-4" onSubmit={handleSubmit(body => save.mutate({ body }))}>
        <Refusal>{root?.message}</Refusal>
        <Field label="Mật khẩu được cấp" required error={currentPassword?.message}>
          <PasswordInput size="lg" autoFocus autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="Mật khẩu mới" required hint={passwordRule} error={newPassword?.message}>
          <PasswordInput size="lg" autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={save.isPending}>
          Đổi mật khẩu
        </Button>
      </form>
      <p>
        <Button variant="link" onClick={() => void signOut()}>
          Đăng xuất
        </Button>
      </p>
    </EntryPage>
  )
}
