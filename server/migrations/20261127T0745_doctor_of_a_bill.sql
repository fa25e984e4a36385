-- Who wrote a prescription may be corrected; the rest of the paper stays as it was written down.
grant update (doctor_id, doctor_name) on prescription to quay_app;
