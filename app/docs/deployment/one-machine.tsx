import { Code } from "@/components/docs/code";
import { Note, type Section } from "@/components/docs/guide";

const SECRETS = `sudo install -d -m 700 -o 1000 secrets
docker run --rm -v "$PWD/secrets:/secrets" surplus:1 \\
  node scripts/make-secrets.mjs /secrets`;

const SETTINGS = `cat > .env <<END
BASE_URL=https://reports.example.com
OPERATOR_EMAILS=you@example.com
MAIL_FROM=Reports <reports@example.com>
RESEND_API_KEY_FILE=./secrets/resend_api_key
RESEND_WEBHOOK_SECRET_FILE=./secrets/resend_webhook_secret
END
printf %s "re_…" | sudo install -m 600 -o 1000 /dev/stdin secrets/resend_api_key
printf %s "whsec_…" | sudo install -m 600 -o 1000 /dev/stdin secrets/resend_webhook_secret`;

export const image: Section = {
  id: "image",
  title: "The image",
  body: (
    <>
      <p>
        One image contains the server, the migrations and the operator’s commands. It contains only the files
        that they need, runs as user 1000 and does not write to its own files. Building it from a checkout
        downloads only the base image and npm packages.
      </p>
      <Code label="Build the image" language="bash" code="docker build -t surplus:1 ." />
      <ul className="docs-list">
        <li>
          By default, the image starts the server. <code>node scripts/migrate.mjs</code> migrates the
          database, <code>node scripts/roles.mjs</code> creates the server’s role,{" "}
          <code>node scripts/make-secrets.mjs</code> creates secrets, and{" "}
          <code>node scripts/work.mjs --help</code> lists the operator’s commands.
        </li>
        <li>
          The image contains no secret and needs none for its build, so you can use the same image for staging
          and production.
        </li>
        <li>
          Without Docker, <code>node scripts/image.mjs folder</code> writes the same files to a folder. Create
          the secrets there with <code>node scripts/make-secrets.mjs secrets</code>. Name each file in the{" "}
          <a href="#settings">settings</a> (such as <code>MASTER_KEYS_FILE=secrets/master_keys</code>). Set{" "}
          <code>NODE_ENV=production</code> and the address of <a href="#database">your database</a>. Then run{" "}
          <code>node scripts/serve.mjs</code>.
        </li>
      </ul>
    </>
  ),
};

export const oneMachine: Section = {
  id: "one-machine",
  title: "On one machine",
  body: (
    <>
      <p>
        <code>compose.yaml</code> starts Postgres, migrates the database, and runs two processes of the server
        at 127.0.0.1:3000 and :3001. It reads each secret from a file in the folder <code>secrets</code>,
        which is next to <code>compose.yaml</code>. No secret is therefore in the environment of a process or
        in the output of <code>docker inspect</code>. Create the files once, and keep a copy of the folder on
        another machine.
      </p>
      <Code label="Create the secrets" language="bash" code={SECRETS} />
      <p>
        Only user 1000, who runs the server, can read the files. Existing files are never replaced. The other
        settings are in <code>.env</code>, which also names the files of the optional secrets: those of the
        email provider, the data provider and Inngest.
      </p>
      <Code
        label="Create the settings, and store the email provider’s secrets"
        language="bash"
        code={SETTINGS}
      />
      <p>
        To leave out an optional secret, omit its line from <code>.env</code>. You then need no file for it.
        For example, omit the lines that begin with <code>RESEND_</code> and <code>MAIL_FROM</code> until you
        have an account with an email provider. Compose does not start if a file named in <code>.env</code> is
        missing. A secret written in <code>.env</code> itself is not passed to the containers.
      </p>
      <Note>
        <p>
          If you lose <code>secrets/master_keys</code>, the customers’ data can never be opened again, not
          even from a backup. See <a href="/docs/backups#keys">keys</a>.
        </p>
      </Note>
      <Code
        label="Start the server, and check it"
        language="bash"
        code={`docker compose up -d --build
docker compose ps
curl -s http://127.0.0.1:3000/health/ready`}
      />
      <p>
        Put <a href="#proxy">a proxy with TLS</a> in front. Then sign up at <code>/sign-up</code> with an
        address from <code>OPERATOR_EMAILS</code>, confirm the address and set up a second factor. The
        operator’s console is at <code>/operator</code>. To try the image without TLS, set{" "}
        <code>SURPLUS_STRICT=0</code> and an http <code>BASE_URL</code>.
      </p>
      <p>
        Until email is set up, addresses cannot be confirmed. Create the first company with a command instead:
      </p>
      <Code
        label="Create the first owner, and print the link where they choose a password"
        language="bash"
        code="docker compose exec app node scripts/work.mjs create-owner --email you@firm.example"
      />
      <p>
        The link works once and expires after 24 hours. If the link is lost, the same command prints a new
        one.
      </p>
      <p>
        <code>doctor</code> checks the settings, database, keys, clock, email, provider, background work, disk
        and memory, and says what to fix. It changes nothing and sends nothing. Its exit code is 1 if
        something needs fixing.
      </p>
      <Code
        label="Check the installation"
        language="bash"
        code="docker compose exec app node scripts/work.mjs doctor"
      />
      <p>
        For a first report, sign in, choose New request in the test environment, open the request’s link and
        share the data of one of the mock bank’s customers. To do the same with the API, create a test key
        under Settings, API keys, and follow the <a href="/docs/sandbox">sandbox guide</a>.
      </p>
    </>
  ),
};
