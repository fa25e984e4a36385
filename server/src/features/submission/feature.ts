import { defineFeature } from '../../feature.ts'
import { sendDueSubmissions, sendSubmissionJob } from '../../jobs/send-submissions.ts'
import { outsideSystems } from '../../outside/outside-systems.ts'
import { submissionChecks } from '../../verification/submissions.ts'

export const submissionFeature = defineFeature({
  checks: [...submissionChecks],
  workers: [sendDueSubmissions(outsideSystems), sendSubmissionJob(outsideSystems)],
})
