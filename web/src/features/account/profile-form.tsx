import { authRoutes } from '@quay/contract/auth/routes'
import type { Profile } from '@quay/contract/session/shapes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../api/form-resolver.ts'
import { session } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { ImageField } from '../../form/image-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'

/** Name, face and email; the phone and the user name are what one signs in with and stay. */
export function ProfileForm({ profile }: { profile: Profile }) {
  // Undefined until another face is picked, or the face is taken away: then nothing is sent of it.
  const [picked, setPicked] = useState<{ id: string; address: string } | null>()
  const current = profile.avatar === null ? null : { id: profile.avatar, address: profile.avatar }
  const form = useForm({
    resolver: formResolver(authRoutes.updateProfile.body),
    defaultValues: { version: profile.version, fullName: profile.fullName, email: profile.email ?? '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const isDirty = formState.isDirty || picked !== undefined
  useUnsavedGuard(isDirty)
  const save = useAction(authRoutes.updateProfile, {
    onDone: saved => session.keepProfile(saved),
    showError: error => showIssues(form, error),
  })
  return (
    <form
      noValidate
      className="grid max-w-96 gap-4"
      onSubmit={handleSubmit(values => {
        const avatarId = picked === undefined ? undefined : (picked?.id ?? null)
        save.mutate({ body: { ...values, email: values.email ?? null, avatarId } })
      })}
    >
      <Field label="Họ tên" required error={errors.fullName?.message}>
        <TextInput autoComplete="name" {...register('fullName')} />
      </Field>
      <ImageField
        label="Ảnh đại diện"
        purpose="avatar"
        value={picked === undefined ? current : picked}
        onChange={setPicked}
      />
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Điện thoại đăng nhập" hint="Muốn đổi số, nhờ người quản trị cửa hàng">
        <TextInput value={profile.phone ?? ''} readOnly />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isDirty}>
          Lưu thông tin
        </Button>
      </div>
    </form>
  )
}
