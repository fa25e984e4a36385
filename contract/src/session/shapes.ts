import { z } from 'zod'
import { id } from '../field.ts'
import { grant } from '../right/grant.ts'

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), browserToken: z.string() })
export type Tokens = z.output<typeof tokens>
export const profile = z.object({
  id,
  fullName: z.string(),
  username: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  version: z.int(),
  /** Only a pharmacist may hand out another medicine than the one prescribed. */
  isPharmacist: z.boolean(),
  /** Whether a PIN opens the locked screen, and whether five wrong ones closed that way. */
  hasPin: z.boolean(),
  isPinLocked: z.boolean(),
  /** Whether signing in asks for a code of an app. */
  hasTotp: z.boolean(),
  /** An administrator gave the password: the person changes it before doing anything else. */
  mustChangePassword: z.boolean(),
  store: z.object({
    id,
    name: z.string(),
    phone: z.string(),
    address: z.string().nullable(),
    isAgency: z.boolean(),
    /** Minutes without a key or a touch after which a shared screen is covered; null is never. */
    idleLockMinutes: z.int().nullable(),
    /** What the store chose to do without is not shown. Absent in a profile that a browser kept from before: then it is used. */
    usesVat: z.boolean().optional(),
    usesLots: z.boolean().optional(),
    usesPoints: z.boolean().optional(),
    /** There are lots, also where the store keeps new goods without them now. */
    hasLots: z.boolean().optional(),
    /** A customer is of a branch. */
    customersByBranch: z.boolean().optional(),
  }),
  /** The role at the branch for which the profile was asked. */
  role: z.object({
    id,
    name: z.string(),
    permissions: z.array(grant),
  }),
  branches: z.array(
    z.object({
      id,
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      timeZone: z.string(),
      dayCutOffHour: z.int(),
      /** The person's own default where they have one, else the store's. */
      isDefaultBranch: z.boolean(),
      /** False for a deactivated branch: users can read it, not work at it. */
      isActive: z.boolean(),
      /** The user's role there; absent in a profile that a browser stored before profiles had roles by branch. */
      role: z.object({ id, name: z.string() }).optional(),
    }),
  ),
})
export type Profile = z.output<typeof profile>
