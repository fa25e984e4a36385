import { type Device, deviceBody, devicePatch } from '@quay/contract/device/shapes'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver } from '../../api/form/form-resolver.ts'
import { changesIn } from '../../form/changes-in.ts'
import { deviceText } from '../../text/setting/device.ts'

const { fields, papers, statuses } = deviceText

/** A till as the form holds it. Of the papers, 0 stands for that of the branch. */
export interface DeviceForm {
  name: string
  prefix: string
  branchId: string
  paper: keyof typeof papers
  isActive: boolean
}

/** A till to edit, or the beginning of a new one. */
export function formOf(device: Device | null, first: Pick<DeviceForm, 'prefix' | 'branchId'>): DeviceForm {
  if (!device) return { name: '', paper: 0, isActive: true, ...first }
  const { name, prefix, branchId, paper, isActive } = device
  return { name, prefix, branchId, paper: paper ?? 0, isActive: isActive === 1 }
}

const paperOf = ({ paper }: DeviceForm) => (paper === 0 ? null : paper)

/** What registering this browser sends, with the secret that it just made. */
export function bodyOf(form: DeviceForm, secret: string): z.input<typeof deviceBody> {
  const { name, prefix, branchId } = form
  return { name, prefix, branchId, paper: paperOf(form), secret }
}

/** What an edit sends; the prefix was given once. */
export function patchOf(form: DeviceForm, version: number): z.input<typeof devicePatch> {
  const { name, branchId, isActive } = form
  return { version, name, branchId, paper: paperOf(form), isActive: isActive ? 1 : 0 }
}

type DeviceResolver = Resolver<DeviceForm, unknown, object>
export const registerResolver: DeviceResolver = formResolver(deviceBody.omit({ secret: true }), (form: DeviceForm) => {
  const { secret: _, ...seen } = bodyOf(form, '')
  return seen
})
export const editResolver: DeviceResolver = formResolver(devicePatch, (form: DeviceForm) => patchOf(form, 1))

/** What another person changed in a till, in words. */
export const changesBetween = changesIn<Device>(
  [
    [fields.name, device => device.name],
    [fields.branch, device => device.branchName],
    [fields.paper, device => papers[device.paper ?? 0]],
    [deviceText.columns.status, device => statuses[device.isActive === 1 ? 1 : 0]],
  ],
  '',
)
