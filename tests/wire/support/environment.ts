// Vite sets its own BASE_URL in the environment, so the runner passes the server's URL as SERVER_URL.
process.env.BASE_URL = process.env.SERVER_URL;
