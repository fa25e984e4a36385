import { authRoutes } from '@quay/contract/auth/routes'
import { rightsOf } from '@quay/contract/permission'
import type { Profile } from '@quay/contract/session/shapes'
import { shortestPin } from '@quay/domain/session/shortest-pin'
import { Controller, useForm } from 'react-hook-form'
import { formResolver } from '../../api/form-resolver.ts'
import { session } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PinInput } from '../../ui/pin-input.tsx'
import { IdleLock } from './idle-lock.tsx'

/** One's own PIN: for the locked screen, the quick change of person, and for allowing what a colleague may not do. */
export function PinForm({ profile }: { profile: Profile }) {
  const form = useForm({
    resolver: formResolver(authRoutes.setPin.body),
    defaultValues: { pin: '', currentPassword: '' },
  })
  const { register, handleSubmit, formState, reset, control } = form
  const { pin, currentPassword } = formState.errors
  const save = useAction(authRoutes.setPin, {
    onDone: () => {
      reset()
      session.keepProfile({ ...profile, hasPin: true, isPinLocked: false })
    },
    showError: error => showIssues(form, error, { 'wrong-password': 'currentPassword' }),
  })
  return (
    <div className="grid max-w-96 gap-5">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit(body => save.mutate({ body }))}>
        {profile.isPinLocked ? (
          <Note tone="warning">Mã PIN đã khóa vì sai 5 lần. Đặt mã mới, hoặc mở khóa màn hình bằng mật khẩu.</Note>
        ) : (
          <p className="text-ink-2">
            {profile.hasPin ? 'Bạn đã có mã PIN.' : 'Bạn chưa có mã PIN.'} Mã PIN mở màn hình đã khóa, đổi người nhanh ở
            máy chung, và cho phép việc mà đồng nghiệp không có quyền làm.
          </p>
        )}
        <Field
          label="Mã PIN mới"
          required
          hint={pinRule(shortestPin(rightsOf(profile.role.permissions)))}
          error={pin?.message}
        >
          <Controller
            name="pin"
            control={control}
            render={({ field: { ref, name, value, onChange, onBlur } }) => (
              <PinInput
                ref={ref}
                name={name}
                size="base"
                autoComplete="new-password"
                value={value}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
        <Field label="Mật khẩu của bạn" required error={currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {profile.hasPin ? 'Đổi mã PIN' : 'Đặt mã PIN'}
          </Button>
        </div>
      </form>
      <IdleLock minutes={profile.store.idleLockMinutes} />
    </div>
  )
}

/** What a PIN has to be, said before it is sent. */
const pinRule = (digits: 4 | 6): string =>
  `${digits === 6 ? '6 chữ số vì bạn được đổi vai trò' : '4–6 chữ số'}; không phải số lặp, số liền nhau, ngày hay năm sinh, đuôi số điện thoại của bạn`
