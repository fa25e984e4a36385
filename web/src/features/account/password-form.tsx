import { authRoutes } from '@quay/contract/auth/routes'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form-resolver.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { passwordRule } from '../../text/password-rule.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

/** A new password; every other device is signed out with it. */
export function PasswordForm() {
  const form = useForm({
    resolver: formResolver(authRoutes.changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { register, handleSubmit, formState, reset } = form
  const { currentPassword, newPassword } = formState.errors
  const save = useAction(authRoutes.changePassword, {
    onDone: () => reset(),
    showError: error =>
      showIssues(form, error, {
        'wrong-password': 'currentPassword',
        'same-password': 'newPassword',
        'password-too-easy': 'newPassword',
      }),
  })
  return (
    <form noValidate className="grid max-w-96 gap-4" onSubmit={handleSubmit(body => save.mutate({ body }))}>
      <Field label="Mật khẩu hiện tại" required error={currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        label="Mật khẩu mới"
        required
        hint={`${passwordRule}. Các thiết bị khác sẽ bị đăng xuất.`}
        error={newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          Đổi mật khẩu
        </Button>
      </div>
    </form>
  )
}
