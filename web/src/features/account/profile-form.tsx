import { authRoutes } from '@quay/contract/auth/routes'
import type { Profile } from '@quay/contract/session/shapes'
import type { PickedImage } from '@quay/contract/upload/shapes'
import { formResolver } from '../../api/form/form-resolver.ts'
import { session } from '../../api/session/session.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { PageForm } from '../../form/page-form.tsx'
import { PictureField } from '../../form/picture-field.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { useUnsavedGuard } from '../../ui/window/use-unsaved-guard.ts'

type ProfileValues = { fullName: string; email: string; avatar: PickedImage | null }

const { TextField } = fieldsOf<ProfileValues>()
const resolver = formResolver(
  authRoutes.updateProfile.body.omit({ version: true, avatarId: true }),
  ({ fullName, email }: ProfileValues) => ({ fullName, email: email.trim() || null }),
)

/** A face that is there already has no id here: only its address is known. */
const formOf = ({ fullName, email, avatar }: Profile): ProfileValues => ({
  fullName,
  email: email ?? '',
  avatar: avatar === null ? null : { id: avatar, address: avatar },
})

/** Name, face and email; the phone and the user name are what one signs in with and stay. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const sheet = useRecordForm({
    record: profile,
    formOf: one => formOf(one ?? profile),
    resolver,
    send(send, body, base, { avatar }) {
      const { version, avatar: before } = base ?? profile
      const isOther = avatar?.address !== (before ?? undefined)
      return send(authRoutes.updateProfile, {
        body: { ...body, version, ...(isOther && { avatarId: avatar?.id ?? null }) },
      })
    },
    onStored: saved => session.keepProfile(saved),
  })
  useUnsavedGuard(sheet.isDirty)
  return (
    <PageForm sheet={sheet} submitLabel="Lưu thông tin" disabled={!sheet.isDirty}>
      <TextField name="fullName" label="Họ tên" required autoComplete="name" />
      <PictureField name="avatar" label="Ảnh đại diện" purpose="avatar" />
      <TextField name="email" kind="email" label="Email" autoComplete="email" />
      <Field label="Điện thoại đăng nhập" hint="Muốn đổi số, nhờ người quản trị cửa hàng">
        <TextInput value={profile.phone ?? ''} readOnly />
      </Field>
    </PageForm>
  )
}
